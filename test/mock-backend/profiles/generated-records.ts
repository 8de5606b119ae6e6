import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type JsonSchema } from '../../contract/openapi/json-schema';
import { type Fields, fieldsOf, isList, plain } from '../record-schema';
import { type Document, resourceNamed } from '../resource';
import { listPathOf, resourceAt } from '../written-resource';
import { type Context, type ResponseBody, type Variation, variationOfRecords } from './variation';

const ANY_RECORD = /^(GET|POST|PUT) \/api\//;
const BY_ID = /^GET \/api\/[a-z-]+(\/flashcards)?\/\d+$/;

/** The to-many relations of a resource to other resources. JPA loads them only when it reads a single record. */
const relationsOf = (request: Request): string[] => {
  const name = resourceAt(request);
  const fields = fieldsOf(request);
  return Object.entries(name ? (resourceNamed(name).references ?? {}) : {})
    .filter(([path, { to }]) => to !== name && isList(fields[path]))
    .map(([path]) => path);
};

const isEmptyList = (schema: JsonSchema | undefined, value: unknown) =>
  isList(schema) && (value === null || value === undefined || (Array.isArray(value) && value.length === 0));

const withoutEmptyLists = (fields: Fields, record: Document, exceptions: readonly string[]): Document => {
  const part = (schema: JsonSchema | undefined, value: unknown): unknown => {
    const { properties, items } = plain(schema);
    if (properties && isPlainObject(value)) return withoutEmptyLists(properties, value, []);
    return items && Array.isArray(value) ? value.map(item => part(items, item)) : value;
  };
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => exceptions.includes(name) || !isEmptyList(fields[name], value))
      .map(([name, value]) => [name, part(fields[name], value)]),
  );
};

const withoutRelations = (response: ResponseBody, { request }: Context): ResponseBody => {
  const { body } = response;
  if (!isPlainObject(body) || !Array.isArray(body.content)) return response;
  const nothing = Object.fromEntries(relationsOf(request).map(name => [name, null]));
  return {
    ...response,
    body: { ...body, content: body.content.map(row => (isPlainObject(row) ? { ...row, ...nothing } : row)) },
  };
};

const MAX_PAGES = 100;

/** Reads the list of the record, page by page, and finds the record in it. */
const byId = async (response: ResponseBody, { request, ask }: Context): Promise<ResponseBody> => {
  if (response.status !== 404) return response;
  const { origin, pathname } = new URL(request.url);
  const id = pathname.split('/').at(-1);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await ask(`${origin}${listPathOf(request)}?page=${page}&size=2000`);
    if (answer.status !== 200 || !isPlainObject(answer.body)) return answer;
    const { content, last } = answer.body;
    const found = (Array.isArray(content) ? content : []).filter(isPlainObject).find(row => String(row.id) === id);
    if (found) return { ...answer, body: found };
    if (last !== false) break;
  }
  return response;
};

const withRelations = (record: Document, request: Request): Document => ({
  ...record,
  ...Object.fromEntries(relationsOf(request).map(name => [name, record[name] ?? []])),
});

/** The records of a generated JHipster backend. */
export const GENERATED_RECORDS = {
  recordsById: {
    says: 'Each record can be read by its id.',
    calls: BY_ID,
    change: byId,
  },
  emptyListsMissing: variationOfRecords(
    'Records lack the lists that are empty, except their relations.',
    ANY_RECORD,
    (record, request) => withoutEmptyLists(fieldsOf(request), record, relationsOf(request)),
  ),
  relationsNullInLists: {
    says: 'The rows of a list have null for their relations, which the same record has by its id.',
    calls: /^GET \/api\//,
    change: withoutRelations,
  },
  relationsListedById: variationOfRecords(
    'A record that is read by its id has a list for each of its relations.',
    BY_ID,
    withRelations,
  ),
  newUserWithoutAuthorities: variationOfRecords(
    'The answer to a new user lacks its authorities.',
    /^POST \/api\/users$/,
    user => ({ ...user, authorities: undefined }),
  ),
} satisfies Record<string, Variation>;
