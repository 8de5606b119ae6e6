import { type JsonSchema } from '../../contract/openapi/json-schema';
import { type Fields, fieldsOf, isList, plain } from '../record-schema';
import { type Document, resourceNamed } from '../resource';
import { resourceAt } from '../written-resource';
import {
  type Context,
  isDocument,
  type ResponseBody,
  type Variation,
  variationOfBody,
  variationOfRecords,
} from './variation';

const ANY_RECORD = /^(GET|POST|PUT) \/api\//;

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
    if (properties && isDocument(value)) return withoutEmptyLists(properties, value, []);
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
  if (!isDocument(body) || !Array.isArray(body.content)) return response;
  const nothing = Object.fromEntries(relationsOf(request).map(name => [name, null]));
  return {
    ...response,
    body: { ...body, content: body.content.map(row => (isDocument(row) ? { ...row, ...nothing } : row)) },
  };
};

/** Reads the list of the record and finds the record in it. */
const byId = async (response: ResponseBody, { request, ask }: Context): Promise<ResponseBody> => {
  if (response.status !== 404) return response;
  const { origin, pathname } = new URL(request.url);
  const [, list, id] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const answer = await ask(`${origin}${list}?page=0&size=2000`);
  const rows = isDocument(answer.body) && Array.isArray(answer.body.content) ? answer.body.content : [];
  const found = rows.filter(isDocument).find(row => String(row.id) === id);
  if (answer.status === 200) return found ? { ...answer, body: found } : response;
  return answer;
};

/** The records of a generated JHipster backend. */
export const GENERATED_RECORDS = {
  recordsById: {
    says: 'Each record can be read by its id, which the console never does.',
    calls: /^GET \/api\/[a-z-]+\/\d+$/,
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
  newUserWithoutAuthorities: variationOfRecords(
    'The answer to a new user lacks its authorities.',
    /^POST \/api\/users$/,
    user => ({ ...user, authorities: undefined }),
  ),
  healthInComponents: variationOfBody(
    'The health lists its parts as components.',
    /^GET \/management\/health$/,
    body => (isDocument(body) ? { status: body.status, components: body.details } : body),
  ),
} satisfies Record<string, Variation>;
