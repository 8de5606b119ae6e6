import { compareDocuments } from '../diff/compare';
import { parseDocument } from '../diff/read-document';
import { Unreadable } from '../diff/unreadable';
import { ownDocument } from './own-document';

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
  it('is compared with its base path, its definitions and its request bodies', () => {
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
  ])('is rejected with a reason: %s', (text, message) => {
    expect(() => parseDocument(text, 'x')).toThrow(Unreadable);
    expect(() => parseDocument(text, 'x')).toThrow(message);
  });
});
