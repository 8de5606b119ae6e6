import { CALLS } from '../../checks/contract/calls';
import { type JsonSchema } from '../openapi/json-schema';
import { type OpenApi, type Operation, type Parameter } from '../openapi/types';
import { compareDocuments } from '../diff/compare';
import { parseDocument } from '../diff/read-document';
import { reportOf } from '../diff/report';
import { Unreadable } from '../diff/unreadable';
import { ownDocument } from './own-document';

type Backend = OpenApi & { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } };
type Schemas = Record<string, JsonSchema & { properties: Record<string, JsonSchema> }>;

const backend = () => ownDocument() as Backend;

/** The lines of the report that tell a difference, after the backend's document was changed. */
const linesAfter = (change: (document: Backend) => unknown) => {
  const document = backend();
  change(document);
  const { differences, ...rest } = compareDocuments(ownDocument(), document);
  const report = reportOf({ ...rest, differences });
  return report.split('\n').filter(line => line.startsWith('  '));
};

const parameter = (document: Backend, path: string, name: string) =>
  document.paths[path].get.parameters?.find(one => one.name === name) as Parameter;

const rename = (properties: Record<string, JsonSchema>, from: string, to: string) => {
  properties[to] = properties[from];
  delete properties[from];
};

const schemas = ({ components }: Backend) => components.schemas;

describe('a backend that says the same', () => {
  it('differs in nothing', () => {
    expect(compareDocuments(ownDocument(), ownDocument())).toEqual({
      calls: Object.keys(CALLS).length,
      differences: [],
      undescribed: [],
    });
  });

  it.each<[string, (document: Backend) => unknown]>([
    ['under a base path of its server', document => (document.servers = [{ url: 'https://host/clinic' }])],
    [
      'under a server with variables',
      document =>
        (document.servers = [{ url: 'https://{h}/{b}', variables: { h: { default: 'x' }, b: { default: 'v' } } }]),
    ],
    [
      'under other names of path parameters, one with a pattern',
      document => {
        const { '/api/users/{login}': item } = document.paths;
        delete document.paths['/api/users/{login}'];
        const operations = Object.entries(item).map(([method, operation]) => {
          const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
          return [method, { ...operation, parameters }] as const;
        });
        document.paths['/api/users/{id:^[_.@A-Za-z0-9-]{1,50}$}'] = Object.fromEntries(operations);
      },
    ],
    [
      'with its page parameters in one object, as Spring writes them',
      document => {
        const { get } = document.paths['/api/groups'];
        const pageable = { type: 'object', properties: { page: { type: 'integer' }, size: { type: 'integer' } } };
        document.components.schemas.Pageable = pageable as Schemas[string];
        get.parameters = [
          { name: 'pageable', in: 'query', required: true, schema: { $ref: '#/components/schemas/Pageable' } },
          parameter(document, '/api/groups', 'name'),
        ];
      },
    ],
    [
      'with a record made of others',
      document => {
        const { Disease } = schemas(document);
        schemas(document).Base = Disease;
        schemas(document).Disease = { allOf: [{ $ref: '#/components/schemas/Base' }] } as unknown as Schemas[string];
      },
    ],
    ['and answers more fields', document => (schemas(document).Disease.properties.version = { type: 'integer' })],
    ['and answers whole numbers', document => (schemas(document).Plan.properties.amount = { type: 'integer' })],
    [
      'and needs the token as a header',
      ({ paths }) =>
        (paths['/api/groups'].get.parameters = [
          ...(paths['/api/groups'].get.parameters ?? []),
          { name: 'Authorization', in: 'header', required: true, schema: { type: 'string' } },
        ]),
    ],
  ])('%s, differs in nothing', (_title, change) => {
    expect(linesAfter(change)).toEqual([]);
  });
});

describe('a planted difference is one line', () => {
  it.each<[string, (document: Backend) => unknown, string[]]>([
    [
      'a missing path',
      document => delete document.paths['/api/plans'],
      [
        '  GET /api/plans: the console makes this call; the backend has no such path',
        '  PUT /api/plans: the console makes this call; the backend has no such path',
      ],
    ],
    [
      'a missing method',
      document => delete document.paths['/api/groups/{id}'].delete,
      ['  DELETE /api/groups/{id}: the console makes this call; the backend has no such path'],
    ],
    [
      'another method of the path',
      document => delete document.paths['/api/plans'].put,
      ['  PUT /api/plans: the console makes this call; the backend has only GET there'],
    ],
    [
      'a parameter of another type',
      document => (parameter(document, '/api/groups', 'page').schema = { type: 'string' }),
      ['  GET /api/groups, query page: the console sends a number; the backend takes text'],
    ],
    [
      'a parameter of another name',
      document => (parameter(document, '/api/coupons', 'code').name = 'couponCode'),
      ['  GET /api/coupons, query code: the console sends it; the backend does not take it'],
    ],
    [
      'a parameter that is required and unknown',
      ({ paths }) =>
        (paths['/api/groups'].get.parameters = [
          ...(paths['/api/groups'].get.parameters ?? []),
          { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } },
        ]),
      ['  GET /api/groups, query tenant: the console does not send it; the backend requires it'],
    ],
    [
      'a list under one key',
      document => Object.assign(parameter(document, '/api/substances', 'name'), { explode: false }),
      [
        '  GET /api/substances, query name: the console repeats the key for each value; the backend takes all values under one key',
      ],
    ],
    [
      'one value for a list',
      document => (parameter(document, '/api/substances', 'name').schema = { type: 'string' }),
      ['  GET /api/substances, query name: the console sends a list; the backend takes one value'],
    ],
    [
      'a header of another value',
      ({ paths }) =>
        (paths['/api/account/reset-password/finish'].post.parameters = [
          { name: 'App-Version', in: 'header', required: true, schema: { type: 'string', enum: ['v3'] } },
        ]),
      [
        '  POST /api/account/reset-password/finish, header app-version: the console can send v2; the backend takes one of v3',
      ],
    ],
    [
      'a path parameter of another type',
      ({ paths }) =>
        (paths['/api/users/{login}'].get.parameters = [
          { name: 'login', in: 'path', required: true, schema: { type: 'integer' } },
        ]),
      ['  GET /api/users/{login}, path login: the console sends text; the backend takes a number'],
    ],
    [
      'a renamed field of a response',
      document => rename(schemas(document).Coupon.properties, 'usageCount', 'uses'),
      [
        '  GET /api/coupons, response: content[].usageCount: the console expects it: a number; the backend does not answer it',
        '  POST /api/coupons, response: usageCount: the console expects it: a number; the backend does not answer it',
        '  PUT /api/coupons, response: usageCount: the console expects it: a number; the backend does not answer it',
      ],
    ],
    [
      'a renamed field of a body',
      document => rename(schemas(document).PromotionBody.properties, 'link', 'url'),
      [
        '  POST /api/promotions, body: link: the console sends it: text; the backend does not know it',
        '  PUT /api/promotions, body: link: the console sends it: text; the backend does not know it',
      ],
    ],
    [
      'a renamed field deep inside',
      document =>
        rename(
          schemas(document).FlashcardOwner.properties.flashcards.items?.properties as Schemas,
          'answerText',
          'answer',
        ),
      [
        '  GET /api/diseases/flashcards, response: content[].flashcards[].answerText: the console expects it: text; the backend does not answer it',
        '  PUT /api/diseases/flashcards, response: flashcards[].answerText: the console expects it: text; the backend does not answer it',
      ],
    ],
    [
      'text for a number in a response',
      document => (schemas(document).Account.properties.activated = { type: 'string' }),
      [
        '  GET /api/account/me, response: activated: the console expects true or false; the backend answers text',
        '  GET /api/users, response: content[].activated: the console expects true or false; the backend answers text',
        '  POST /api/users, response: activated: the console expects true or false; the backend answers text',
        '  PUT /api/users, response: activated: the console expects true or false; the backend answers text',
        '  GET /api/users/{login}, response: activated: the console expects true or false; the backend answers text',
      ],
    ],
    [
      'a value that the console does not know',
      document => (schemas(document).Semiology.properties.category = { type: 'string', enum: ['BASIC', 'RARE'] }),
      expect.arrayContaining([
        '  GET /api/semiologies, response: content[].category: the console expects one of BASIC, SPECIFIC; the backend can answer RARE',
      ]),
    ],
    [
      'a value that the backend does not take',
      document =>
        (schemas(document).SymptomBody.properties.symptomGender = { type: 'string', enum: ['MALE', 'FEMALE'] }),
      expect.arrayContaining([
        '  POST /api/symptoms, body: symptomGender: the console can send BOTH; the backend takes one of MALE, FEMALE',
      ]),
    ],
    [
      'a lower limit',
      document => (schemas(document).DiseaseBody.properties.cid = { type: 'string', maxLength: 10 }),
      expect.arrayContaining([
        '  POST /api/diseases, body: cid: the console sends up to 200 characters; the backend takes up to 10 characters',
      ]),
    ],
    [
      'a day where the console sends an instant',
      document => (schemas(document).CouponBody.properties.expireDate = { type: 'string', format: 'date' }),
      expect.arrayContaining([
        '  PUT /api/coupons, body: expireDate: the console sends an instant (date-time); the backend takes a day (date)',
      ]),
    ],
    [
      'a field that must be filled',
      document => Object.assign(schemas(document).GroupBody, { required: ['name', 'owner'] }),
      expect.arrayContaining([
        '  POST /api/groups, body: name: the console may leave it empty; the backend requires it',
        '  POST /api/groups, body: owner: the console does not send it; the backend requires it',
      ]),
    ],
    [
      'a body that is no JSON',
      ({ paths }) => (paths['/api/groups'].post.requestBody = { content: { 'multipart/form-data': {} } }),
      ['  POST /api/groups, body: the console sends JSON; the backend takes multipart/form-data'],
    ],
    [
      'no body',
      ({ paths }) => delete paths['/api/application-pictures'].delete.requestBody,
      ['  DELETE /api/application-pictures, body: the console sends one; the backend takes none'],
    ],
  ])('%s', (_title, change, lines) => {
    expect(linesAfter(change)).toEqual(lines);
  });

  it('stands under its resource, and is counted', () => {
    const document = backend();
    delete document.paths['/api/plans'];
    parameter(document, '/api/groups', 'page').schema = { type: 'string' };
    expect(reportOf(compareDocuments(ownDocument(), document)).split('\n')).toEqual([
      'groups',
      expect.stringContaining('GET /api/groups, query page'),
      '',
      'plans',
      expect.stringContaining('GET /api/plans'),
      expect.stringContaining('PUT /api/plans'),
      '',
      `${Object.keys(CALLS).length} calls of the console: 2 not in the backend, 1 other difference.`,
    ]);
  });

  it('is not claimed of a response that the backend does not describe: the call is named', () => {
    const document = backend();
    document.paths['/api/plans'].get.responses = { '200': { description: 'OK' } };
    const report = reportOf(compareDocuments(ownDocument(), document));
    expect(report).toContain('0 other differences.');
    expect(report).toMatch(/does not describe the response:\n {2}GET \/api\/plans$/);
  });
});

const SWAGGER = {
  swagger: '2.0',
  info: { title: 'x', version: '1' },
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
        responses: { 201: { description: 'OK', schema: { $ref: '#/definitions/RiskFactor' } } },
      },
    },
  },
  definitions: {
    Page: { type: 'object', properties: { content: { type: 'array', items: { $ref: '#/definitions/RiskFactor' } } } },
    RiskFactor: {
      type: 'object',
      properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 10 }, startAge: { type: 'string' } },
    },
  },
};

describe('a Swagger 2 document', () => {
  it('is compared below its base path, with its definitions and its bodies', () => {
    const { differences } = compareDocuments(ownDocument(), parseDocument(JSON.stringify(SWAGGER), 'x'));
    const own = differences.filter(({ call }) => /^(GET|POST) \/api\/risk-factor$/.test(call));
    expect(own.map(({ call, at }) => `${call.split(' ')[0]} ${at}`)).toEqual(
      expect.arrayContaining([
        'GET query page',
        'GET query size',
        'GET response: content[].startAge',
        'GET response: totalElements',
        'POST body: name',
        'POST body: startAge',
        'POST response: startAge',
      ]),
    );
  });
});

describe('a document that cannot be read', () => {
  it.each([
    ['<!doctype html><title>Swagger UI</title>', /page of HTML/],
    ['{"swagger":', /is not JSON/],
    ['{"openapi":"3.0.1"}', /no OpenAPI 3 or Swagger 2/],
    ['{"swagger":"1.2","paths":{}}', /no OpenAPI 3 or Swagger 2/],
    ['[]', /no OpenAPI 3 or Swagger 2/],
  ])('%s', (text, message) => {
    expect(() => parseDocument(text, 'x')).toThrow(Unreadable);
    expect(() => parseDocument(text, 'x')).toThrow(message);
  });
});
