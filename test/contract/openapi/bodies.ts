import { EMAIL_PATTERN, LOGIN_PATTERN, MIN_EMAIL } from 'core/auth/account-limits';
import { BODY_SHAPES, OTHER_BODY_SHAPES } from '../../mock-backend/body-shapes';
import { type Recording, type Recordings } from '../../checks/contract/recordings';
import { FIELDS, recordName } from './components';
import { bodySchema, type JsonSchema, refOf } from './json-schema';
import { REQUIRED } from './required';
import { resourceOf } from './resource-of';

/** Whether a path writes a whole record; other paths send a part of one. */
const isWhole = (path: string) => !/^(account|diseases\/flashcards|sync-resumes)/.test(path);

/** Limits of account fields that no shape contains, by field. */
const ACCOUNT_LIMITS: Readonly<Record<string, JsonSchema>> = {
  login: { minLength: 1, pattern: LOGIN_PATTERN.source },
  email: { minLength: MIN_EMAIL, pattern: EMAIL_PATTERN.source },
  mail: { minLength: MIN_EMAIL },
  password: { minLength: 4 },
  newPassword: { minLength: 4 },
};

const ACCOUNT_PATHS = /^(users|register|account\/(me|change-password|reset-password\/(init|finish)))$/;

const withLimits = (path: string, schema: JsonSchema): JsonSchema => {
  if (!ACCOUNT_PATHS.test(path)) return schema;
  const limited = Object.entries(schema.properties ?? {}).map(([name, one]): [string, JsonSchema] => [
    name,
    { ...one, ...(Object.hasOwn(ACCOUNT_LIMITS, name) ? ACCOUNT_LIMITS[name] : {}) },
  ]);
  return { ...schema, properties: Object.fromEntries(limited) };
};

const pick = (schema: JsonSchema, names: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(names.map(name => [name, schema.properties?.[name] ?? {}])),
  ...(schema.required && { required: schema.required.filter(name => names.includes(name)) }),
});

const ID: JsonSchema = { type: ['integer', 'string'] };

const identified = ({ properties, required = [], ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...properties, id: ID },
  required: ['id', ...required],
});

const nameOf = (resource: string) => `${recordName(resource)}Body`;

const pathOf = (call: string) => call.split(' ')[1].replace('/api/', '');

const resourceWritten = (call: string) => {
  const path = pathOf(call);
  return Object.hasOwn(OTHER_BODY_SHAPES, path) ? undefined : resourceOf(path);
};

const wholeSchema = (resource: string, sent: readonly string[]): JsonSchema => {
  const fields = FIELDS[resource] ?? {};
  const names = new Set([...Object.keys(fields), ...sent].filter(name => name !== 'id'));
  return withLimits(resource, pick(bodySchema(fields, REQUIRED[resource]), [...names]));
};

/** The bodies of whole records by name, without ids. Each has all fields recorded for its resource in any call. */
export const bodySchemas = (recordings: Recordings): Record<string, JsonSchema> => {
  const sent = Object.entries(recordings).flatMap(([call, { body }]) => {
    const resource = resourceWritten(call);
    return resource && isWhole(pathOf(call)) && body.length > 0 ? [{ resource, body }] : [];
  });
  const resources = [...new Set(sent.map(({ resource }) => resource))];
  return Object.fromEntries(
    resources.map(resource => {
      const names = sent.filter(one => one.resource === resource).flatMap(({ body }) => body);
      return [nameOf(resource), wholeSchema(resource, names)] as const;
    }),
  );
};

const ofResource = (call: string, resource: string, sent: readonly string[]): JsonSchema => {
  const hasId = sent.includes('id');
  if (isWhole(pathOf(call))) {
    const body = { $ref: refOf(nameOf(resource)) };
    return hasId ? { allOf: [body, identified({ type: 'object' })] } : body;
  }
  const schema = pick(
    bodySchema(BODY_SHAPES[resource] ?? {}, REQUIRED[resource]),
    sent.filter(name => name !== 'id'),
  );
  return hasId ? identified(schema) : schema;
};

/** The body of a call that writes no resource. A field without a shape has any type: it is sent back as it came. */
const ofOthers = (path: string, sent: readonly string[]): JsonSchema => {
  const known = Object.hasOwn(OTHER_BODY_SHAPES, path) ? OTHER_BODY_SHAPES[path] : {};
  const isMerged = path === 'account/me';
  const always = Object.fromEntries(Object.keys(known).map(name => [name, true as const]));
  return pick(bodySchema(known, isMerged ? {} : always), [...sent]);
};

/** The body of a call; undefined if it has none. The recordings show whether there is one, and its field names. */
export const bodyOf = (call: string, { body }: Pick<Recording, 'body'>): JsonSchema | undefined => {
  if (body.length === 0) return undefined;
  const resource = resourceWritten(call);
  if (resource) return ofResource(call, resource, body);
  return withLimits(pathOf(call), ofOthers(pathOf(call), body));
};
