import { list, named, number, object, text, word } from '../../mock-backend/body-shapes/shape';
import { type Rules, required } from 'ui/form/rules';
import { bodyOf } from '../openapi/bodies';
import { bodySchema, refOf } from '../openapi/json-schema';
import { parametersOf } from '../openapi/parameters';
import { REQUIRED, requiredBy } from '../openapi/required';
import { responsesOf } from '../openapi/responses';

interface Example {
  name: string;
  rows: { weight?: number }[];
  part: { text: string };
}

const rules: Rules<Example> = {
  name: required,
  rows: rows => (rows.length > 0 ? { '0': { weight: 'entity.validation.number' } } : undefined),
  part: part => ({ text: required(part.text) }),
};

describe('the required fields of a form', () => {
  it('are the fields, nested fields and row fields that its rules reject in a blank record', () => {
    expect(requiredBy(rules, { name: '', rows: [], part: { text: '' } })).toEqual({
      name: true,
      rows: { weight: true },
      part: { text: true },
    });
  });

  it.each([
    ['diseases', { name: true, diseaseSymptoms: { symptom: true, weight: true } }],
    ['interactions', { interactionResult: { result: true, conduct: true } }],
    ['customers', { name: true, email: true, login: true }],
    ['groups', {}],
    ['applicationPictures', { referenceName: true, content: true }],
  ])('are as specified for %s', (resource, expected) => {
    expect(REQUIRED[resource]).toEqual(expected);
  });
});

describe('the schema of a request body', () => {
  it.each([
    ['a text with its limit', { a: word }, {}, { a: { type: ['string', 'null'], maxLength: 200 } }],
    ['a text that must be there', { a: text() }, { a: true } as const, { a: { type: 'string', minLength: 1 } }],
    ['a number', { a: number }, {}, { a: { type: ['number', 'null'] } }],
    [
      'a list of references',
      { a: list(named) },
      {},
      { a: { type: ['array', 'null'], items: { $ref: refOf('Reference') } } },
    ],
    [
      'rows of which a field must be there',
      { a: list(object({ b: number })) },
      { a: { b: true } } as const,
      {
        a: {
          type: ['array', 'null'],
          items: { type: ['object', 'null'], properties: { b: { type: 'number' } }, required: ['b'] },
        },
      },
    ],
  ])('has %s', (_title, fields, filled, properties) => {
    expect(bodySchema(fields, filled).properties).toEqual(properties);
  });
});

describe('the OpenAPI description of a call', () => {
  it('repeats the key for each value of a list parameter', () => {
    expect(parametersOf('GET /api/substances', { query: ['name'] })).toEqual([
      expect.objectContaining({ name: 'name', in: 'query', style: 'form', explode: true }),
    ]);
  });

  it('lists its path parameters and its own headers', () => {
    expect(parametersOf('GET /api/users/{login}', { query: [] })).toEqual([
      { name: 'login', in: 'path', required: true, schema: { type: 'string' } },
    ]);
    expect(parametersOf('POST /api/account/reset-password/finish', { query: [] })).toEqual([
      expect.objectContaining({ name: 'app-version', in: 'header', required: true }),
    ]);
  });

  it('requires the id in the body of a PUT but not of a POST, and omits an empty body', () => {
    const body = { $ref: refOf('GroupBody') };
    expect(bodyOf('POST /api/groups', { body: ['name'] })).toEqual(body);
    expect(bodyOf('PUT /api/groups', { body: ['id', 'name'] })).toMatchObject({
      allOf: [body, { required: ['id'] }],
    });
    expect(bodyOf('DELETE /api/groups/{id}', { body: [] })).toBeUndefined();
  });

  it('includes the limits of account fields', () => {
    expect(bodyOf('POST /api/register', { body: ['login', 'password'] })?.properties).toEqual({
      login: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[_.@A-Za-z0-9-]*$' },
      password: { type: 'string', minLength: 4, maxLength: 50 },
    });
  });

  it.each([
    ['GET /api/sync-resumes', ['200', '204', '404', '4XX', '5XX']],
    ['GET /api/groups', ['200', '4XX', '5XX']],
    ['DELETE /api/groups/{id}', ['2XX', '4XX', '5XX']],
  ])('lists for %s the response statuses %j', (call, statuses) => {
    expect(Object.keys(responsesOf(call, 'x', false)).sort()).toEqual(statuses);
  });
});
