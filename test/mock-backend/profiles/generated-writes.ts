import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type JsonSchema } from '../../contract/openapi/json-schema';
import { alertHeaders, APPLICATION, problem } from '../problem';
import { type Fields, plain } from '../record-schema';
import { documentOf } from '../request';
import { bodySchemaOf, faultsOfRequest } from '../request-check';
import { type Document } from '../resource';
import { writtenResource } from '../written-resource';
import { type Context, type ResponseBody, type Variation } from './variation';

const withKnownFields = (fields: Fields, record: Document): Document => {
  const known = (schema: JsonSchema, value: unknown): unknown => {
    const { properties, items } = plain(schema);
    if (properties && isPlainObject(value)) return withKnownFields({ id: {}, ...properties }, value);
    return items && Array.isArray(value) ? value.map(item => known(items, item)) : value;
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      name in fields ? [[name, known(fields[name], value)] as const] : [],
    ),
  );
};

const mismatch = (what: string, exception: string) =>
  `JSON parse error: ${what}; nested exception is com.fasterxml.jackson.${exception}: ${what}`;

const NOT_A_NAME = mismatch(
  'Cannot deserialize instance of `java.lang.String` out of START_OBJECT token',
  'databind.exc.MismatchedInputException',
);

const BROKEN = mismatch('Unexpected end-of-input within/between Object entries', 'core.io.JsonEOFException');

const misfit = (path: string) =>
  mismatch(`Cannot deserialize value of ${path}: not a valid representation`, 'databind.exc.InvalidFormatException');

const tooLarge = (path: string) =>
  mismatch(`Numeric value of ${path} out of range of int (-2147483648 - 2147483647)`, 'core.JsonParseException');

const MAX_INT = 2 ** 31 - 1;

/** The fields that are an `Integer` in a generated class. Other numbers are `Long` or `BigDecimal`. */
const INTEGERS = /^(limitUsages|usageCount|startAge|endAge|ageStart|ageEnd|position|order)$/;

/** The path of the first number that no `Integer` holds. */
const beyondInt = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'number')
    return INTEGERS.test(path.split('.').at(-1) ?? '') && Math.abs(value) > MAX_INT ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([name, inner]) => beyondInt(inner, path ? `${path}.${name}` : name))
    .find(found => found !== undefined);
};

const unreadable = async (request: Request) => {
  const sent = await documentOf(request.clone());
  if (!sent) return BROKEN;
  const large = beyondInt(sent);
  if (large) return tooLarge(large);
  const wrong = (await faultsOfRequest(request)).find(({ kind }) => kind === 'wrong type');
  return wrong && misfit(wrong.path);
};

/** JPA's `save` of a record that is gone: it inserts the record, with the next id of the sequence. */
const createdAnew = async (response: ResponseBody, { request, sent, ask }: Context): Promise<ResponseBody> => {
  const resource = writtenResource(request);
  if (response.status !== 404 || !resource || resource.name === 'users' || !isPlainObject(sent)) return response;
  const { id, ...rest } = sent;
  const created = await ask(request.url, { method: 'POST', body: rest });
  // The new record may be refused too: its name is taken, or what it refers to is gone.
  if (created.status === 404 || created.status === 405) return response;
  if (created.status !== 201) return created;
  return { ...created, status: 200, headers: alertHeaders(`${APPLICATION}.${resource.entity}.updated`, id) };
};

/** How a generated JHipster backend treats what it is sent. */
export const GENERATED_WRITES = {
  authoritiesOnlyAsNames: {
    says: 'An account whose authorities are objects is refused: only plain names are read.',
    calls: /^(POST|PUT) \/api\/(users|account\/me)$/,
    refuse: async request => {
      const { authorities } = (await documentOf(request.clone())) ?? {};
      return Array.isArray(authorities) && authorities.some(isPlainObject)
        ? problem(request, 400, { detail: NOT_A_NAME })
        : undefined;
    },
  },
  unreadableValuesRefused: {
    says: 'Broken JSON, a value of the wrong type and a number beyond int are refused in the words of the JSON parser.',
    // What is wrong with an account is refused at its fields.
    calls: /^(POST|PUT) \/api\/(?!users|account|register)/,
    refuse: async request => {
      if (bodySchemaOf(request) === undefined) return undefined;
      const detail = await unreadable(request.clone());
      return detail === undefined ? undefined : problem(request, 400, { detail });
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
} satisfies Record<string, Variation>;
