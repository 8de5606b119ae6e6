import { NEVER_SENT } from './calls';
import { possibleCalls } from './possible-calls';
import { shapesOf } from './shapes';
import { type Source } from './source';
import { usageIn } from './usage';

/** A call that the console makes, as read from its code. */
export interface Call {
  /** `PUT /api/diseases`. */
  name: string;
  query: readonly string[];
  /** The body as TypeScript; empty where there is none. */
  body: string;
  /** What comes back, where the code's own type says it. */
  answer?: string;
  /** The sections and rooms of the code that send it. */
  from: readonly string[];
}

/** `src/sections/diseases/list.tsx` -> `diseases`; what belongs to no section is called by its folder. */
const senderOf = (file: string) =>
  /^src\/sections\/([^/]+)/.exec(file)?.[1] ??
  /^src\/((?:app|account|core|features|lib|ui)\/[^/.]+|crud)/.exec(file)?.[1] ??
  file;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** By resource; of one resource by method, what is asked of one record last. */
const orderOf = ({ name }: Call) => {
  const [method, path] = name.split(' ');
  return `${path.replace(/\/\{\w+\}$/, '')} ${METHODS.indexOf(method)} ${path}`;
};

const ANSWERS = {
  list: (record: string) => `a page of \`${record}\``,
  save: (record: string) => `\`${record}\` as it is stored, or nothing`,
  remove: () => 'nothing that is read',
};

/** Every call that the console makes, sorted by path, and the shapes of their bodies. */
export const contractOf = (source: Source) => {
  const shapes = shapesOf(source);
  const usedBy = usageIn(source);
  const calls = possibleCalls(source)
    .map(possible => ({ possible, name: `${possible.method} ${possible.path}`, files: usedBy(possible) }))
    .filter(({ files }) => files.length > 0)
    .map(({ possible: { query, body, record, part }, name, files }): Call => ({
      name,
      query,
      body: body ? shapes.write(body) : '',
      answer: part && ANSWERS[part](record ? shapes.write(record) : ''),
      from: [...new Set(files.map(senderOf))].sort(),
    }));
  const sorted = calls.toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1));
  return {
    /** All that some screen could make, those of `NEVER_SENT` among them. */
    reachable: sorted.map(({ name }) => name),
    calls: sorted.filter(({ name }) => !(name in NEVER_SENT)),
    declarations: shapes.declarations,
  };
};

export type Contract = ReturnType<typeof contractOf>;

/** The same call whatever its parameter is called: `/api/users/{id}` and `/api/users/{login}`. */
export const anyParameter = (call: string) => call.replace(/\{\w+\}/g, '{}');
