import { compareDocuments } from '../diff/compare';
import { parseDocument } from '../diff/read-document';
import { reportOf } from '../diff/report';
import { Unreadable } from '../diff/unreadable';
import { type JsonSchema } from '../openapi/json-schema';
import { resolved } from '../openapi/resolve';
import { type OpenApi, type Operation, type Parameter } from '../openapi/types';
import { OWN_CALLS, ownDocument } from './own-document';

/** An OpenAPI document that tests change in place. */
type Backend = OpenApi & { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } };
type Schemas = Record<string, JsonSchema & { properties: Record<string, JsonSchema> }>;

/** The report on a backend whose document is the console's own, but for this change. */
const reportAfter = (change: (document: Backend) => unknown) => {
  const backend = ownDocument() as Backend;
  change(backend);
  return reportOf(compareDocuments(ownDocument(), backend)).split('\n');
};

/** A query parameter of a GET call, which a test may change without changing that of other calls. */
const parameter = (document: Backend, path: string, name: string) => {
  const { get } = document.paths[path];
  get.parameters = get.parameters?.map(one => structuredClone(resolved(document, one) ?? one));
  return get.parameters?.find(one => one.name === name) as Parameter;
};

const rename = (properties: Record<string, JsonSchema>, from: string, to: string) => {
  properties[to] = properties[from];
  delete properties[from];
};

const flashcard = ({ FlashcardOwner }: Schemas) => FlashcardOwner.properties.flashcards.items?.properties as Schemas;

describe('a planted difference', () => {
  it.each<[string, string, (document: Backend) => unknown]>([
    [
      'PUT /api/plans',
      'makes this call; the backend has only GET there',
      ({ paths }) => delete paths['/api/plans'].put,
    ],
    [
      'GET /api/groups, query page',
      'sends a number; the backend takes text',
      document => (parameter(document, '/api/groups', 'page').schema = { type: 'string' }),
    ],
    [
      'GET /api/coupons, query code',
      'sends it; the backend does not take it',
      document => (parameter(document, '/api/coupons', 'code').name = 'couponCode'),
    ],
    [
      'GET /api/groups, query tenant',
      'does not send it; the backend requires it',
      ({ paths }) =>
        (paths['/api/groups'].get.parameters = [
          { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } },
        ]),
    ],
    [
      'GET /api/substances, query name',
      'repeats the key for each value; the backend takes all values under one key',
      document => Object.assign(parameter(document, '/api/substances', 'name'), { explode: false }),
    ],
    [
      'GET /api/substances, query name',
      'sends a list; the backend takes one value',
      document => (parameter(document, '/api/substances', 'name').schema = { type: 'string' }),
    ],
    [
      'POST /api/account/reset-password/finish, header app-version',
      'can send v2; the backend takes one of v3',
      ({ paths }) =>
        (paths['/api/account/reset-password/finish'].post.parameters = [
          { name: 'App-Version', in: 'header', required: true, schema: { type: 'string', enum: ['v3'] } },
        ]),
    ],
    [
      'GET /api/users/{login}, path login',
      'sends text; the backend takes a number',
      ({ paths }) =>
        (paths['/api/users/{login}'].get.parameters = [
          { name: 'login', in: 'path', required: true, schema: { type: 'integer' } },
        ]),
    ],
    [
      'GET /api/diseases/flashcards, response: content[].flashcards[].answerText',
      'expects it: text; the backend does not answer it',
      ({ components }) => rename(flashcard(components.schemas), 'answerText', 'answer'),
    ],
    [
      'PUT /api/diseases/flashcards, body: flashcards[].answerText',
      'sends it: text; the backend does not know it',
      ({ components }) => rename(flashcard(components.schemas), 'answerText', 'answer'),
    ],
    [
      'GET /api/semiologies, response: content[].category',
      'expects one of BASIC, SPECIFIC; the backend can answer RARE',
      ({ components: { schemas } }) => (schemas.Semiology.properties.category = { enum: ['BASIC', 'RARE'] }),
    ],
    [
      'POST /api/symptoms, body: symptomGender',
      'can send BOTH; the backend takes one of MALE, FEMALE',
      ({ components: { schemas } }) => (schemas.Symptom.properties.symptomGender = { enum: ['MALE', 'FEMALE'] }),
    ],
    [
      'POST /api/diseases, body: cid',
      'sends up to 200 characters; the backend takes up to 10 characters',
      ({ components: { schemas } }) => (schemas.Disease.properties.cid = { type: 'string', maxLength: 10 }),
    ],
    [
      'PUT /api/coupons, body: expireDate',
      'sends an instant (date-time); the backend takes a day (date)',
      ({ components: { schemas } }) => (schemas.Coupon.properties.expireDate = { type: 'string', format: 'date' }),
    ],
    [
      'POST /api/groups, body: name',
      'may leave it empty; the backend requires it',
      ({ components: { schemas } }) => Object.assign(schemas.Group, { required: ['name'] }),
    ],
    [
      'POST /api/groups, body',
      'sends JSON; the backend takes multipart/form-data',
      ({ paths }) => (paths['/api/groups'].post.requestBody = { content: { 'multipart/form-data': {} } }),
    ],
    [
      'DELETE /api/application-pictures, body',
      'sends one; the backend takes none',
      ({ paths }) => delete paths['/api/application-pictures'].delete.requestBody,
    ],
  ])('is reported in one line per call and field: %s: the console %s', (at, difference, change) => {
    expect(reportAfter(change)).toContain(`  ${at}: the console ${difference}`);
  });
});

it('the report lists the differences by resource, counts them, and names the paths that a plain JHipster has elsewhere', () => {
  const report = reportAfter(document => {
    for (const path of ['/api/account/me', '/api/coupons/status']) delete document.paths[path];
    parameter(document, '/api/groups', 'page').schema = { type: 'string' };
    document.paths['/api/plans'].get.responses = { '200': { description: 'OK' } };
  });
  expect(report).toEqual([
    'account',
    '  GET /api/account/me: the console makes this call; the backend has no such path',
    '  POST /api/account/me: the console makes this call; the backend has no such path',
    '',
    'coupons',
    expect.stringContaining('PUT /api/coupons/status'),
    '',
    'groups',
    expect.stringContaining('GET /api/groups, query page'),
    '',
    `${OWN_CALLS.length} calls of the console: 3 not in the backend, 1 other difference.`,
    'A plain JHipster has /api/account for /api/account/me, and has nothing for /api/coupons/status: ' +
      'a proxy can map such paths.',
    '',
    'Not compared, because the backend does not describe the response:',
    '  GET /api/plans',
  ]);
});

it('a backend that documents the same calls in other words has no differences', () => {
  const [summary, ...more] = reportAfter(document => {
    const { paths, components } = document;
    const { schemas } = components;
    document.servers = [
      { url: 'https://host/clinic' },
      { url: 'https://{h}/{b}', variables: { h: { default: 'x' }, b: { default: 'v' } } },
    ];
    const { '/api/users/{login}': item } = paths;
    delete paths['/api/users/{login}'];
    const byId = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    paths['/api/users/{id:^[_.@A-Za-z0-9-]{1,50}$}'] = Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, { ...operation, parameters: byId }]),
    );
    // The page parameters in one object, as Spring writes them.
    const sort = { type: 'array', items: { type: 'string' } };
    const pageable = { type: 'object', properties: { page: { type: 'integer' }, size: { type: 'integer' }, sort } };
    schemas.Pageable = pageable as Schemas[string];
    const name = parameter(document, '/api/groups', 'name');
    paths['/api/groups'].get.parameters = [
      { name: 'pageable', in: 'query', required: true, schema: { $ref: '#/components/schemas/Pageable' } },
      { name: 'Authorization', in: 'header', required: true, schema: { type: 'string' } },
      name,
    ];
    schemas.Base = schemas.Disease;
    schemas.Base.properties.version = { type: 'integer' };
    schemas.Disease = { allOf: [{ $ref: '#/components/schemas/Base' }] } as unknown as Schemas[string];
    schemas.Plan.properties.amount = { type: 'integer' };
  });
  expect(summary).toBe(`${OWN_CALLS.length} calls of the console: 0 not in the backend, 0 other differences.`);
  expect(more).toEqual([]);
});

const SWAGGER = {
  swagger: '2.0',
  basePath: '/clinic',
  paths: {
    '/api/risk-factor': {
      get: {
        parameters: [{ name: 'page', in: 'query', type: 'string' }],
        responses: { 200: { description: 'OK', schema: { $ref: '#/definitions/Page' } } },
      },
      post: {
        consumes: ['application/json'],
        parameters: [{ in: 'body', name: 'body', required: true, schema: { $ref: '#/definitions/RiskFactor' } }],
      },
    },
  },
  definitions: {
    Page: { type: 'object', properties: { content: { type: 'array', items: { $ref: '#/definitions/RiskFactor' } } } },
    RiskFactor: { type: 'object', properties: { startAge: { type: 'string' } } },
  },
};

it('a Swagger 2 document is compared with its base path, its definitions and its request bodies', () => {
  const { differences } = compareDocuments(ownDocument(), parseDocument(JSON.stringify(SWAGGER), 'x'));
  expect(differences.map(({ call, at }) => `${call} ${at}`)).toEqual(
    expect.arrayContaining([
      'GET /api/risk-factor query page',
      'GET /api/risk-factor response: content[].startAge',
      'POST /api/risk-factor body: startAge',
    ]),
  );
});

it.each([
  ['<!doctype html><title>Swagger UI</title>', /page of HTML/],
  ['{"swagger":', /is not JSON/],
  ['{"openapi":"3.0.1"}', /no OpenAPI 3 or Swagger 2/],
  ['{"swagger":"1.2","paths":{}}', /no OpenAPI 3 or Swagger 2/],
])('a document that cannot be read is rejected with a reason: %s', (text, message) => {
  expect(() => parseDocument(text, 'x')).toThrow(Unreadable);
  expect(() => parseDocument(text, 'x')).toThrow(message);
});
