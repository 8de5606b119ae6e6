import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type JsonSchema } from '../../contract/openapi/json-schema';
import { problem } from '../problem';
import { type Fields, fieldsOf, isList, plain } from '../record-schema';
import { documentOf, queryOf } from '../request';
import { type Document, resourceNamed } from '../resource';
import { resourceAt } from '../written-resource';
import { type Context, mapRecords, type ResponseBody, type Variation, variationOfRecords } from './variation';

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

/** Reads the list of the record and finds the record in it. */
const byId = async (response: ResponseBody, { request, ask }: Context): Promise<ResponseBody> => {
  if (response.status !== 404) return response;
  const { origin, pathname } = new URL(request.url);
  const [, list, id] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const answer = await ask(`${origin}${list}?page=0&size=2000`);
  const rows = isPlainObject(answer.body) && Array.isArray(answer.body.content) ? answer.body.content : [];
  const found = rows.filter(isPlainObject).find(row => String(row.id) === id);
  if (answer.status === 200) return found ? { ...answer, body: found } : response;
  return answer;
};

const withoutCreation = (response: ResponseBody, { request }: Context): ResponseBody =>
  queryOf(request).get('sort')?.startsWith('createdDate')
    ? {
        status: 500,
        headers: { 'content-type': 'application/problem+json' },
        body: {
          status: 500,
          message: 'error.http.500',
          detail: 'No property createdDate found for type Promotion!',
        },
      }
    : { ...response, body: mapRecords(response.body, promotion => ({ ...promotion, createdDate: undefined })) };

/** What a generated JHipster backend does in another way. */
export const GENERATED_VARIATIONS = {
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
  promotionsWithoutDate: {
    says: 'Promotions have no creation date, and refuse an order by it.',
    calls: /^(GET|POST|PUT) \/api\/promotions(\/\d+)?$/,
    change: withoutCreation,
  },
  authoritiesOnlyAsNames: {
    says: 'An account whose authorities are objects is refused: only plain names are read.',
    calls: /^(POST|PUT) \/api\/(users|account\/me)$/,
    refuse: async request => {
      const { authorities } = (await documentOf(request.clone())) ?? {};
      return Array.isArray(authorities) && authorities.some(isPlainObject)
        ? problem(request, 400, { detail: 'JSON parse error: Cannot deserialize instance of `java.lang.String`' })
        : undefined;
    },
  },
  deletesWithoutContent: {
    says: 'A delete is answered with 204.',
    calls: /^DELETE \/api\//,
    change: response => (response.status === 200 ? { ...response, status: 204, body: undefined } : response),
  },
} satisfies Record<string, Variation>;
