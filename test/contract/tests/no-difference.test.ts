import { compareDocuments } from '../diff/compare';
import { type Backend, linesAfter, parameter, type Schemas, schemas } from './changed-document';
import { OWN_CALLS, ownDocument } from './own-document';

describe('a backend that documents the same calls', () => {
  it('has no differences', () => {
    expect(compareDocuments(ownDocument(), ownDocument())).toEqual({
      calls: OWN_CALLS.length,
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
        const name = parameter(document, '/api/groups', 'name');
        const schema = { $ref: '#/components/schemas/Pageable' };
        get.parameters = [{ name: 'pageable', in: 'query', required: true, schema }, name];
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
  ])('%s: has no differences', (_title, change) => {
    expect(linesAfter(change)).toEqual([]);
  });
});
