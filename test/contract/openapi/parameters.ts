import { type Recording } from '../../checks/contract/recordings';
import { type JsonSchema } from './json-schema';
import { type Parameter } from './types';

/** Maximum length of a search in a list (R47). */
const MAX_SEARCH = 1000;

const ID: JsonSchema = { type: ['integer', 'string'] };

const QUERY: Readonly<Record<string, JsonSchema>> = {
  page: { type: 'integer', description: 'From 0.' },
  size: { type: 'integer' },
  sort: { type: 'string', pattern: '^[\\w.]+,(asc|desc)$' },
  fromDate: { type: 'string', format: 'date' },
  toDate: { type: 'string', format: 'date' },
  id: ID,
  mobileUserId: ID,
  status: { type: 'boolean' },
};

const SEARCH: JsonSchema = { type: 'string', maxLength: MAX_SEARCH };

/** Parameters that a call may repeat. The names of substances are an array in the specification. */
const ARRAYS: Readonly<Record<string, readonly string[]>> = { 'GET /api/substances': ['name'] };

/** Calls whose query parameters are required, except those of paging and sorting. */
const ALWAYS = /^(PUT \/api\/coupons\/status|POST \/api\/account\/toggle-mobile-activated|GET \/management\/audits)$/;

const isAlways = (call: string, name: string) =>
  name === 'referenceName' || (ALWAYS.test(call) && !['page', 'size', 'sort'].includes(name));

const queryParameter = (call: string, name: string): Parameter => {
  const schema = Object.hasOwn(QUERY, name) ? QUERY[name] : SEARCH;
  const isArray = ARRAYS[call]?.includes(name);
  return {
    name,
    in: 'query',
    ...(isAlways(call, name) && { required: true }),
    ...(isArray ? { style: 'form', explode: true, schema: { type: 'array', items: schema } } : { schema }),
  };
};

const pathParameter = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: name === 'login' || name === 'key' ? { type: 'string' } : ID,
});

/** Headers that a call sends in addition to those of all calls. */
const HEADERS: Readonly<Record<string, readonly Parameter[]>> = {
  'POST /api/account/reset-password/finish': [
    { name: 'app-version', in: 'header', required: true, schema: { type: 'string', enum: ['v2'] } },
  ],
};

/** The parameters of a call: those of its path, the query names that were recorded, and its headers. */
export const parametersOf = (call: string, { query }: Pick<Recording, 'query'>): Parameter[] => [
  ...[...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => pathParameter(name)),
  ...query.map(name => queryParameter(call, name)),
  ...(HEADERS[call] ?? []),
];
