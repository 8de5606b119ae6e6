import { BODY_SHAPES, OTHER_BODY_SHAPES } from '../../mock-backend/body-shapes';
import type { Fields, Shape } from '../../mock-backend/body-shapes/shape';
import { CALLS, NOT_SPECIFIED, NOT_USED, OTHER_REQUESTS } from './calls';
import { json } from './examples';
import type { Recordings } from './recordings';
import { SPECIFIED, SPECIFIED_FOR_ALL } from './specification';

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

const code = (text: string) => (text ? `\`${text}\`` : '');

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const RESPONSES: Record<string, string> = {
  GET: 'a page of the records',
  POST: 'the record as it is stored, or nothing',
  PUT: 'the record as it is stored, or nothing',
  DELETE: 'nothing that is read',
};

const methodOf = (call: string) => call.split(' ')[0];

/** The sort key of a call: its resource, then its method. With the same method, calls for a single record come last. */
const orderOf = (call: string) => {
  const [method, path] = call.split(' ');
  return `${path.replace(/\/\{\w+\}$/, '')} ${METHODS.indexOf(method)} ${path}`;
};

/** If there are more screens than this, they are not named individually. */
const MAX_SCREENS = 6;

const screens = (names: readonly string[]) => (names.length > MAX_SCREENS ? 'many screens' : names.join(', '));

const rowOf = (call: string, recordings: Recordings) => {
  const { why, response = RESPONSES[methodOf(call)] } = CALLS[call];
  const { query, body, from } = recordings[call] ?? { query: [], body: [], from: [] };
  const names = (list: readonly string[]) => list.map(code).join(' ');
  return `| ${[code(call), names(query), names(body), response, why, screens(from)].map(cell).join(' | ')} |`;
};

const table = (calls: readonly string[], recordings: Recordings) => [
  '| call | query | body | answer | what it is for | sent by |',
  '| --- | --- | --- | --- | --- | --- |',
  ...calls.map(call => rowOf(call, recordings)),
];

/** Makes calls equal if only the names of their parameters differ: `/api/users/{id}` and `/api/users/{login}`. */
export const anyParameter = (call: string) => call.replace(/\{\w+\}/g, '{}');

const group = ({ title, text, calls }: (typeof SPECIFIED)[number], recordings: Recordings) => {
  const named = new Set(calls.map(anyParameter));
  const made = Object.keys(CALLS)
    .filter(call => named.has(anyParameter(call)))
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return [`## ${title}`, '', `> 7: ${text}`, '', ...(made.length > 0 ? [...table(made, recordings), ''] : [])];
};

const reasons = (title: string, list: Readonly<Record<string, string>>) => {
  const rows = Object.entries(list).map(([call, reason]) => `- \`${call}\`: ${reason}`);
  return [`## ${title}`, '', ...(rows.length > 0 ? rows : ['None.']), ''];
};

const INTRODUCTION = [
  '# Contract: every call that the console makes',
  '',
  'Made by `npm run contract` from the catalogue in `checks/contract/calls.ts` and from the calls that the tests record',
  'while they use the console’s screens. A test fails when a screen sends what is not here; when the test that stands for a',
  'call (`checks/contract/recordings.json`) makes it no longer, or without a name shown here; and when this page is not up',
  'to date. Groups and quotations are those of the product’s specification. “Query” and “body” are the names that were',
  'sent, and “sent by” the screens that did; examples and the shapes of the bodies are at the end.',
  '',
  '[openapi.json](openapi.json) says the same as an OpenAPI 3.1 document, and two commands',
  '[compare a real backend with it](contract/README.md).',
  '',
  '## For all calls',
  '',
  `> 7: ${SPECIFIED_FOR_ALL}`,
  '',
  '- Bodies are JSON. `POST` carries no `id`, `PUT` carries one. An array in the query is sent as repeated keys.',
  '- A page is `{content, totalElements, size, number}`; `page` counts from 0. A list sends `size`, `page`, its search',
  '  and its `sort` only where they have a value.',
  '- A page of HTML, broken JSON or JSON of another shape counts as an error, whatever its status.',
  '- 401 and 403 end the session, whatever the call. 400 may name fields in `fieldErrors`; a conflict is 409.',
  '- The API documentation is embedded as a page: `/swagger-ui/index.html`.',
  '',
];

/** A field in words: `text, at most 200`. */
const written = (shape: Shape): unknown => {
  if (shape.kind === 'text') return shape.max === undefined ? 'text' : `text, at most ${shape.max}`;
  if (shape.kind === 'choice') return shape.values.join(' | ');
  if (shape.kind === 'list') return [written(shape.of)];
  return shape.kind === 'object' ? allWritten(shape.fields) : shape.kind;
};

const allWritten = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, written(shape)]));

const shapes = () => [
  '## Shapes',
  '',
  'Bodies by what they write. The mock backend checks every body against them, in every test. `null` is allowed',
  'everywhere.',
  '',
  ...Object.entries({ ...BODY_SHAPES, ...OTHER_BODY_SHAPES }).flatMap(([name, fields]) => [
    `### ${name}`,
    '',
    ...json(allWritten(fields)),
    '',
  ]),
];

/** The page that a backend developer reads. */
export const pageOf = (recordings: Recordings, examples: readonly string[]): string =>
  [
    ...INTRODUCTION,
    ...SPECIFIED.flatMap(one => group(one, recordings)),
    ...reasons('Made, and not in section 7', NOT_SPECIFIED),
    ...reasons('In section 7, and not made', NOT_USED),
    ...reasons('Requests past axios', OTHER_REQUESTS),
    ...examples,
    ...shapes(),
  ].join('\n');
