import { reset, table } from '../server';
import { call } from './call';

beforeEach(() => reset());

describe('a content resource', () => {
  const url = '/api/disease-synonym';

  it('is created, listed at its list URL, changed and deleted', async () => {
    const created = await call('POST', url, { as: 'editor', body: { name: 'Tísica' } });
    expect(created).toMatchObject({ status: 201, body: { id: 1, name: 'Tísica' } });
    const list = await call('GET', '/api/disease-synonyms?name=tisica&page=0&size=20', { as: 'editor' });
    expect(list.body).toEqual({
      content: [{ id: 1, name: 'Tísica' }],
      totalElements: 1,
      totalPages: 1,
      size: 20,
      number: 0,
      numberOfElements: 1,
      first: true,
      last: true,
      empty: false,
    });
    expect((await call('PUT', url, { as: 'editor', body: { id: 1, name: 'Tuberculose' } })).status).toBe(200);
    expect(table('diseaseSynonyms').all()).toEqual([{ id: 1, name: 'Tuberculose' }]);
    expect((await call('DELETE', `${url}/1`, { as: 'editor' })).status).toBe(200);
    expect((await call('DELETE', `${url}/1`, { as: 'editor' })).status).toBe(404);
  });

  it.each([
    ['an id on a new row', 'POST', { id: 5, name: 'a' }, 'error.idexists'],
    ['no id on an old one', 'PUT', { name: 'a' }, 'error.idnull'],
  ])('refuses %s', async (_, method, body, code) => {
    const { status, headers } = await call(method, url, { as: 'editor', body });
    expect(status).toBe(400);
    expect(headers.get('x-medconsoleApp-error')).toBe(code);
    expect(headers.get('x-medconsoleApp-params')).toBe('diseaseSynonym');
  });

  it.each([
    [{}, 'NotNull'],
    [{ name: '   ' }, 'NotNull'],
    [{ name: 'a'.repeat(201) }, 'Size'],
  ])('refuses the invalid name in %j', async (body, message) => {
    const response = await call('POST', url, { as: 'editor', body });
    expect(response).toMatchObject({
      status: 400,
      body: {
        message: 'error.validation',
        fieldErrors: [{ objectName: 'diseaseSynonym', field: 'name', message }],
        path: url,
      },
    });
  });

  it('responds with 409 to a taken name, 404 to an unknown row and 400 to an invalid request', async () => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    const duplicate = await call('POST', url, { as: 'editor', body: { name: 'ASMA' } });
    expect(duplicate).toMatchObject({ status: 409, body: { status: 409, message: 'error.duplicated', path: url } });
    expect((await call('PUT', url, { as: 'editor', body: { id: 9, name: 'b' } })).status).toBe(404);
    expect((await call('POST', url, { as: 'editor', body: '{' })).status).toBe(400);
    expect((await call('GET', '/api/disease-synonyms?sort=a;b,asc', { as: 'editor' })).status).toBe(400);
  });
});

describe('application pictures', () => {
  const url = '/api/application-pictures';
  const picture = { referenceName: 'ausculta', content: 'R0lGODlhAQABAAAAACw=', contentContentType: 'image/gif' };

  it('are found by exact name, listed by search and deleted with a request body', async () => {
    const row = table('applicationPictures').insert(picture);
    expect((await call('GET', `${url}?referenceName=ausculta`, { as: 'editor' })).body).toEqual(row);
    expect((await call('GET', `${url}?referenceName=aus`, { as: 'editor' })).status).toBe(404);
    expect((await call('GET', `${url}/find-all?name=AUS`, { as: 'editor' })).body).toMatchObject({ content: [row] });
    expect((await call('POST', url, { as: 'editor', body: picture })).status).toBe(409);
    expect((await call('DELETE', url, { as: 'editor', body: row })).status).toBe(200);
    expect(table('applicationPictures').all()).toEqual([]);
  });

  it('cannot be deleted while a record refers to them', async () => {
    const { id } = table('applicationPictures').insert(picture);
    const semiology = table('semiologies').insert({ name: 'Ausculta', applicationPictures: [{ id }] });
    const { status, headers } = await call('DELETE', url, { as: 'editor', body: { id } });
    expect(status).toBe(400);
    expect(headers.get('x-medconsoleApp-error')).toBe('error.relationships');
    expect(table('semiologies').find(semiology.id)?.applicationPictures).toEqual([{ id }]);
  });
});
