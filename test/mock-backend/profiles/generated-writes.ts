import { type JsonSchema } from '../../contract/openapi/json-schema';
import { alertHeaders, APPLICATION, problem } from '../problem';
import { type Fields, fieldsOfResource, plain } from '../record-schema';
import { documentOf } from '../request';
import { bodySchemaOf, faultsOfRequest } from '../request-check';
import { type Document, resourceNamed } from '../resource';
import { resourceAt, writtenResource } from '../written-resource';
import { type Context, isDocument, mapRecords, type ResponseBody, type Variation } from './variation';

const isKnownProperty = (name: string, property: string) => {
  const known = ['id', ...Object.keys(fieldsOfResource(name)), ...(resourceNamed(name).searched ?? [])];
  return known.includes(property);
};

const sortedBy = ({ url }: Request) => (new URL(url).searchParams.get('sort') ?? '').split(',')[0];

const classOf = (name: string) =>
  name === 'users' ? 'User' : resourceNamed(name).entity.replace(/^./, letter => letter.toUpperCase());

const refusedSort = (response: ResponseBody, property: string, name: string): ResponseBody =>
  response.status < 300
    ? {
        status: 500,
        headers: { 'content-type': 'application/problem+json' },
        body: {
          status: 500,
          message: 'error.http.500',
          detail: `No property ${property} found for type ${classOf(name)}!`,
        },
      }
    : response;

const unlessSorted = (response: ResponseBody, { request }: Context): ResponseBody => {
  const [name, property] = [resourceAt(request), sortedBy(request)];
  if (!name || !property || isKnownProperty(name, property.split('.')[0])) return response;
  return refusedSort(response, property, name);
};

const withoutCreation = (response: ResponseBody, { request }: Context): ResponseBody =>
  sortedBy(request) === 'createdDate'
    ? refusedSort(response, 'createdDate', 'promotions')
    : { ...response, body: mapRecords(response.body, promotion => ({ ...promotion, createdDate: undefined })) };

const withKnownFields = (fields: Fields, record: Document): Document => {
  const known = (schema: JsonSchema, value: unknown): unknown => {
    const { properties, items } = plain(schema);
    if (properties && isDocument(value)) return withKnownFields(properties, value);
    return items && Array.isArray(value) ? value.map(item => known(items, item)) : value;
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      name in fields ? [[name, known(fields[name], value)] as const] : [],
    ),
  );
};

const NOT_A_NAME =
  'JSON parse error: Cannot deserialize instance of `java.lang.String` out of START_OBJECT token; nested exception is ' +
  'com.fasterxml.jackson.databind.exc.MismatchedInputException: Cannot deserialize instance of `java.lang.String` out ' +
  'of START_OBJECT token';

const misfitOf = (path: string) =>
  `JSON parse error: Cannot deserialize value of ${path}: not a valid representation; nested exception is ` +
  'com.fasterxml.jackson.databind.exc.InvalidFormatException';

/** JPA's `save` of a record that is gone: it inserts the record, with the next id of the sequence. */
const createdAnew = async (response: ResponseBody, { request, sent, ask }: Context): Promise<ResponseBody> => {
  const resource = writtenResource(request);
  if (response.status !== 404 || !resource || resource.name === 'users' || !isDocument(sent)) return response;
  const { id, ...rest } = sent;
  const created = await ask(request.url, { method: 'POST', body: rest });
  if (created.status !== 201) return response;
  return {
    ...created,
    status: 200,
    headers: alertHeaders(`${APPLICATION}.${resource.entity}.updated`, id),
  };
};

/** How a generated JHipster backend treats what it is sent. */
export const GENERATED_WRITES = {
  authoritiesOnlyAsNames: {
    says: 'An account whose authorities are objects is refused: only plain names are read.',
    calls: /^(POST|PUT) \/api\/(users|account\/me)$/,
    refuse: async request => {
      const { authorities } = (await documentOf(request.clone())) ?? {};
      return Array.isArray(authorities) && authorities.some(isDocument)
        ? problem(request, 400, { detail: NOT_A_NAME })
        : undefined;
    },
  },
  unreadableValuesRefused: {
    says: 'A value of the wrong type is refused with the sentence of the JSON parser.',
    calls: /^(POST|PUT) \/api\//,
    refuse: async request => {
      const misfit = (await faultsOfRequest(request.clone())).find(({ kind }) => kind === 'wrong type');
      return misfit ? problem(request, 400, { detail: misfitOf(misfit.path) }) : undefined;
    },
  },
  unknownFieldsIgnored: {
    says: 'Fields that no class of the backend has are ignored, at any depth.',
    calls: /^(POST|PUT) \/api\//,
    receive: (sent, request) => {
      const schema = bodySchemaOf(request);
      const { properties } = plain(schema === undefined ? undefined : { $ref: schema });
      return properties ? withKnownFields({ id: {}, ...properties }, sent) : sent;
    },
  },
  deletedCreatedAnew: {
    says: 'A PUT of a record that is gone creates it anew, with another id, and answers 200.',
    calls: /^PUT \/api\//,
    change: createdAnew,
  },
  deletesWithoutContent: {
    says: 'A delete is answered with 204.',
    calls: /^DELETE \/api\//,
    change: response => (response.status === 200 ? { ...response, status: 204, body: undefined } : response),
  },
  unknownSortRefused: {
    says: 'A list refuses an order by a property that its records do not have.',
    calls: /^GET \/api\//,
    change: unlessSorted,
  },
  userSortWithoutBody: {
    says: 'The list of users refuses an unknown order with 400 and nothing else.',
    calls: /^GET \/api\/users$/,
    change: response => (response.status === 500 ? { status: 400, headers: {}, body: undefined } : response),
  },
  promotionsWithoutDate: {
    says: 'Promotions have no creation date, and refuse an order by it.',
    calls: /^(GET|POST|PUT) \/api\/promotions(\/\d+)?$/,
    change: withoutCreation,
  },
} satisfies Record<string, Variation>;
