import { recordName } from './components';
import { type JsonSchema, refOf } from './json-schema';
import { resourceOf } from './resource-of';
import { type Response } from './types';

const ref = (name: string): JsonSchema => ({ $ref: refOf(name) });

const listOf = (row: JsonSchema): JsonSchema => ({ type: 'array', items: row });

const pageOf = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    content: listOf(row),
    totalElements: { type: 'integer' },
    size: { type: 'integer' },
    number: { type: 'integer' },
  },
  required: ['content', 'totalElements'],
});

/** A page, or a list with its total in the header `x-total-count`: the console reads both. */
const rowsOf = (row: JsonSchema): JsonSchema => ({ anyOf: [pageOf(row), listOf(row)] });

/** One record, a list of records or a page of them. */
const manyOf = (row: JsonSchema): JsonSchema => ({ anyOf: [pageOf(row), listOf(row), row] });

/** By path below `/api`, the schema of rows that no body describes. */
const ROWS: Readonly<Record<string, string>> = {
  'diseases/flashcards': 'FlashcardOwner',
  'substances-interactions': 'SubstanceInteractions',
};

const rowName = (path: string) => ROWS[path] ?? recordName(resourceOf(path) ?? '');

/** Calls whose response is not a page of their records. */
const OTHERS: Readonly<Record<string, JsonSchema>> = {
  'GET /api/account/me': ref('Account'),
  'GET /api/account/user-application-analyzes': ref('Figures'),
  'GET /api/application-pictures': manyOf(ref('ApplicationPicture')),
  'GET /api/authorities': rowsOf(ref('Authority')),
  'GET /api/gateway/routes': listOf(ref('GatewayRoute')),
  'GET /api/interactions/substance/{substanceId}': manyOf(ref('Interaction')),
  'GET /api/subscriptions/customer/{id}': {
    anyOf: [ref('Subscription'), { type: 'object', properties: { id: { type: 'null' } } }, { type: 'null' }],
  },
  'GET /api/sync-resumes': {
    anyOf: [
      pageOf(ref('SyncResume')),
      listOf(ref('SyncResume')),
      ref('SyncResume'),
      { type: 'object', maxProperties: 0 },
      { type: 'null' },
    ],
  },
  'GET /api/users/authorities': rowsOf(ref('Authority')),
  'GET /api/users/{login}': ref('Account'),
  'GET /management/audits': rowsOf(ref('AuditEvent')),
  'GET /management/info': ref('ApplicationProfile'),
  'GET /management/logs': { anyOf: [listOf(ref('Logger')), { type: 'object', required: ['loggers'] }] },
};

const schemaOf = (call: string): JsonSchema => {
  const [, path] = call.split(' ');
  if (call in OTHERS) return OTHERS[call];
  return path.startsWith('/management/') ? ref('Anything') : rowsOf(ref(rowName(path.replace('/api/', ''))));
};

const json = (description: string, schema: JsonSchema): Response => ({
  description,
  content: { 'application/json': { schema } },
});

const TOTAL = {
  'x-total-count': { description: 'How many there are, where a list is answered.', schema: { type: 'integer' } },
};

const REFUSALS: Readonly<Record<string, Response>> = {
  '4XX': { $ref: '#/components/responses/Refused' },
  '5XX': { $ref: '#/components/responses/Failed' },
};

const read = (call: string, described: string): Record<string, Response> => {
  const ok = json(described, schemaOf(call));
  const extra: Record<string, Response> =
    call === 'GET /api/sync-resumes'
      ? { '204': { description: 'Nothing waits.' }, '404': { description: 'Nothing waits.' } }
      : {};
  return { '200': 'anyOf' in schemaOf(call) ? { ...ok, headers: TOTAL } : ok, ...extra };
};

const written = (path: string, described: string, isRead: boolean): Record<string, Response> => {
  const resource = resourceOf(path.replace('/api/', ''));
  const record = ref(path === '/api/diseases/flashcards' ? 'FlashcardOwner' : recordName(resource ?? ''));
  if (path === '/api/authenticate') {
    const authorization = { description: '`Bearer ` and the token.', required: true, schema: { type: 'string' } };
    return { '2XX': { description: described, headers: { authorization } } };
  }
  return { '2XX': isRead && resource ? json(described, record) : { description: described } };
};

/** The responses that the console expects of a call, by status. `described` is the description in words. */
export const responsesOf = (call: string, described: string, isRecordRead: boolean): Record<string, Response> => {
  const [method, path] = call.split(' ');
  const ok = method === 'GET' ? read(call, described) : written(path, described, isRecordRead);
  return { ...ok, ...REFUSALS };
};
