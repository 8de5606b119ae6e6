import { compareDocuments } from '../diff/compare';
import { reportOf } from '../diff/report';
import { type JsonSchema } from '../openapi/json-schema';
import { type Backend, backend, linesAfter, parameter, type Schemas, schemas } from './changed-document';
import { OWN_CALLS, ownDocument } from './own-document';

const rename = (properties: Record<string, JsonSchema>, from: string, to: string) => {
  properties[to] = properties[from];
  delete properties[from];
};

describe('a planted difference', () => {
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
      expect.arrayContaining([
        '  GET /api/coupons, response: content[].usageCount: the console expects it: a number; the backend does not answer it',
        '  POST /api/coupons, response: usageCount: the console expects it: a number; the backend does not answer it',
        '  PUT /api/coupons, response: usageCount: the console expects it: a number; the backend does not answer it',
      ]),
    ],
    [
      'a renamed field of a body',
      document => rename(schemas(document).Promotion.properties, 'link', 'url'),
      expect.arrayContaining([
        '  POST /api/promotions, body: link: the console sends it: text; the backend does not know it',
        '  PUT /api/promotions, body: link: the console sends it: text; the backend does not know it',
      ]),
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
        '  PUT /api/diseases/flashcards, body: flashcards[].answerText: the console sends it: text; the backend does not know it',
        '  PUT /api/diseases/flashcards, response: flashcards[].answerText: the console expects it: text; the backend does not answer it',
      ],
    ],
    [
      'text for a number in a response',
      document => (schemas(document).Account.properties.activated = { type: 'string' }),
      expect.arrayContaining([
        '  GET /api/account/me, response: activated: the console expects true or false; the backend answers text',
        '  GET /api/users, response: content[].activated: the console expects true or false; the backend answers text',
        '  POST /api/users, response: activated: the console expects true or false; the backend answers text',
        '  PUT /api/users, response: activated: the console expects true or false; the backend answers text',
        '  GET /api/users/{login}, response: activated: the console expects true or false; the backend answers text',
      ]),
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
      document => (schemas(document).Symptom.properties.symptomGender = { type: 'string', enum: ['MALE', 'FEMALE'] }),
      expect.arrayContaining([
        '  POST /api/symptoms, body: symptomGender: the console can send BOTH; the backend takes one of MALE, FEMALE',
      ]),
    ],
    [
      'a lower limit',
      document => (schemas(document).Disease.properties.cid = { type: 'string', maxLength: 10 }),
      expect.arrayContaining([
        '  POST /api/diseases, body: cid: the console sends up to 200 characters; the backend takes up to 10 characters',
      ]),
    ],
    [
      'a day where the console sends an instant',
      document => (schemas(document).Coupon.properties.expireDate = { type: 'string', format: 'date' }),
      expect.arrayContaining([
        '  PUT /api/coupons, body: expireDate: the console sends an instant (date-time); the backend takes a day (date)',
      ]),
    ],
    [
      'a field that must be filled',
      document => Object.assign(schemas(document).Group, { required: ['name', 'owner'] }),
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
  ])('is reported in one line per call and field: %s', (_title, change, lines) => {
    expect(linesAfter(change)).toEqual(lines);
  });

  it('is listed under its resource and counted', () => {
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
      `${OWN_CALLS.length} calls of the console: 2 not in the backend, 1 other difference.`,
    ]);
  });

  it('is not reported for a response that the backend does not describe; the call is listed separately', () => {
    const document = backend();
    document.paths['/api/plans'].get.responses = { '200': { description: 'OK' } };
    const report = reportOf(compareDocuments(ownDocument(), document));
    expect(report).toContain('0 other differences.');
    expect(report).toMatch(/does not describe the response:\n {2}GET \/api\/plans$/);
  });
});

it('the paths that a plain JHipster has elsewhere or not at all are named in one sentence', () => {
  const document = backend();
  const plain = ['/api/account/me', '/api/risk-factor', '/api/risk-factor/{id}', '/api/coupons/status'];
  plain.forEach(path => delete document.paths[path]);
  const report = reportOf(compareDocuments(ownDocument(), document)).split('\n');
  expect(report.at(-1)).toBe(
    'A plain JHipster has /api/account for /api/account/me, /api/risk-factors for /api/risk-factor, ' +
      'and has nothing for /api/coupons/status: a proxy can map such paths.',
  );
});
