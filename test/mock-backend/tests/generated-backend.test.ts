import { forgetOffences } from '../offences';
import { reset, table, useProfile } from '../server';
import { call } from './call';

beforeEach(() => {
  useProfile('jhipster6');
  reset();
  forgetOffences();
});
afterAll(() => useProfile());

const TYPE = 'https://www.jhipster.tech/problem';

const by = (as: string) => ({
  get: (path: string) => call('GET', path, { as }),
  post: (path: string, body: unknown) => call('POST', path, { as, body }),
  put: (path: string, body: unknown) => call('PUT', path, { as, body }),
  remove: (path: string) => call('DELETE', path, { as }),
});

const editor = by('editor');
const admin = by('admin');

const ANA = { login: 'ana', email: 'ana@example.org', activated: true, langKey: 'pt-br' };

describe('the profile of a generated JHipster 6 backend', () => {
  it('creates a record anew, with another id, where a PUT names one that is gone', async () => {
    const { status, body, headers } = await editor.put('/api/promotions', { id: 999, name: 'Gone' });
    expect([status, body]).toEqual([
      200,
      { id: 1, name: 'Gone', link: null, active: false, promotionType: 'ALL_USERS' },
    ]);
    expect([headers.get('x-medconsoleApp-alert'), headers.get('x-medconsoleApp-params')]).toEqual([
      'medconsoleApp.promotion.updated',
      '999',
    ]);
    await editor.put('/api/promotions', { id: 999, name: 'Gone' });
    expect(table('promotions').all()).toHaveLength(2);
  });

  it('checks a record that is created anew like any other', async () => {
    expect(await editor.put('/api/disease-synonym', { id: 999 })).toMatchObject({ status: 400 });
    expect(await call('PUT', '/api/disease-synonym', { body: { id: 999, name: 'x' } })).toMatchObject({ status: 401 });
    expect(table('diseaseSynonyms').all()).toEqual([]);
  });

  it('does not create a user anew', async () => {
    expect(await admin.put('/api/users', { ...ANA, id: 999 })).toMatchObject({
      status: 404,
      body: { type: `${TYPE}/problem-with-message`, title: 'Not Found', detail: '404 NOT_FOUND' },
    });
  });

  it('answers 500 with the constraint for a name that is taken, and for a record that another one uses', async () => {
    table('laboratoryGroups').insert({ name: 'Hematologia' });
    table('laboratories').insert({ name: 'Hemograma', groups: [{ id: 1 }] });
    const problem = { status: 500, title: 'Internal Server Error', message: 'error.http.500' };
    expect((await editor.post('/api/laboratory-groups', { name: 'Hematologia' })).body).toEqual({
      ...problem,
      type: `${TYPE}/problem-with-message`,
      path: '/api/laboratory-groups',
      detail: expect.stringContaining(
        'SQL [insert into laboratory_group (name, id) values (?, ?)]; constraint ["PUBLIC.UX_LABORATORY_GROUP_NAME_INDEX_F',
      ),
    });
    expect((await editor.remove('/api/laboratory-groups/1')).body).toMatchObject({
      ...problem,
      detail: expect.stringContaining('SQL [delete from laboratory_group where id=?]; constraint ["FK_LABORATORY'),
    });
  });

  it('has null for the relations of a row, and the relations where the record is read by its id', async () => {
    table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
    table('laboratories').insert({ name: 'Hemograma', groups: [{ id: 1 }] });
    const { body } = await editor.get('/api/laboratories');
    expect(body).toMatchObject({ content: [{ name: 'Hemograma', category: null, groups: null }] });
    expect((await editor.get('/api/laboratories/1')).body).toMatchObject({
      name: 'Hemograma',
      groups: [{ id: 1, name: 'Hematologia' }],
    });
    expect((await editor.get('/api/laboratory-groups')).body).toMatchObject({
      content: [{ id: 1, name: 'Hematologia' }],
    });
    expect((await editor.get('/api/laboratories/2')).status).toBe(404);
    expect((await call('GET', '/api/laboratories/1')).status).toBe(401);
  });

  it('lacks the optional lists of a record that are empty', async () => {
    table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
    const { body } = await editor.get('/api/laboratory-groups');
    expect((body as { content: unknown[] }).content).toEqual([{ id: 1, name: 'Hematologia' }]);
  });

  it('deletes without content, and has words for a record that is gone', async () => {
    table('diseaseSynonyms').insert({ name: 'Sarampo' });
    const deleted = await editor.remove('/api/disease-synonym/1');
    expect([deleted.status, deleted.headers.get('x-medconsoleApp-alert')]).toEqual([
      204,
      'medconsoleApp.diseaseSynonym.deleted',
    ]);
    expect(await editor.remove('/api/disease-synonym/1')).toMatchObject({
      status: 500,
      body: { detail: 'No class org.example.medconsole.domain.DiseaseSynonym entity with id 1 exists!' },
    });
    expect((await admin.remove('/api/users/ghost')).status).toBe(204);
  });

  it('ignores a field that it does not know, and refuses a value of the wrong type', async () => {
    const sent = { name: 'Hematologia', ghost: 1, asReceived: {} };
    expect((await editor.post('/api/laboratory-groups', sent)).body).toEqual({ id: 1, name: 'Hematologia' });
    expect(table('laboratoryGroups').all()).toEqual([{ id: 1, name: 'Hematologia' }]);
    expect(await editor.post('/api/promotions', { name: 'P', promotionType: 'GHOST' })).toMatchObject({
      status: 400,
      body: { title: 'Bad Request', detail: expect.stringContaining('JSON parse error: Cannot deserialize value') },
    });
    expect(table('promotions').all()).toEqual([]);
  });

  it('refuses an order by a property that its records do not have', async () => {
    table('promotions').insert({ name: 'P', createdDate: '2026-01-01T00:00:00Z' });
    expect(await editor.get('/api/promotions?sort=createdDate,desc')).toMatchObject({
      status: 500,
      body: { detail: 'No property createdDate found for type Promotion!' },
    });
    const { body } = await editor.get('/api/promotions?sort=name,asc');
    expect((body as { content: object[] }).content.map(row => 'createdDate' in row)).toEqual([false]);
    expect(await admin.get('/api/users?sort=ghost,asc')).toMatchObject({ status: 400, body: undefined });
    expect(await admin.get('/api/users?sort=createdDate,asc')).toMatchObject({ status: 200 });
    expect((await call('GET', '/api/promotions?sort=ghost,asc')).status).toBe(401);
  });

  it('reads authorities only as plain names, and does not answer those of a new user', async () => {
    expect(await admin.post('/api/users', { ...ANA, authorities: [{ name: 'ROLE_USER' }] })).toMatchObject({
      status: 400,
      body: {
        detail: expect.stringContaining('Cannot deserialize instance of `java.lang.String` out of START_OBJECT token'),
      },
    });
    const { status, body } = await admin.post('/api/users', { ...ANA, authorities: ['ROLE_USER'] });
    expect([status, Object.keys(body as object).includes('authorities')]).toEqual([201, false]);
    expect((await admin.get('/api/users/ana')).body).toMatchObject({ authorities: ['ROLE_USER'] });
  });

  it.each([
    [
      'a wrong password',
      () => call('POST', '/api/authenticate', { body: { username: 'admin', password: 'wrong' } }),
      {
        type: `${TYPE}/problem-with-message`,
        title: 'Unauthorized',
        status: 401,
        detail: 'Bad credentials',
        path: '/api/authenticate',
        message: 'error.http.401',
      },
    ],
    [
      'a call without a token',
      () => call('GET', '/api/account/me'),
      {
        type: `${TYPE}/problem-with-message`,
        title: 'Unauthorized',
        status: 401,
        detail: 'Full authentication is required to access this resource',
        path: '/api/account/me',
        message: 'error.http.401',
      },
    ],
    [
      'a login that is taken',
      () => admin.post('/api/users', { ...ANA, login: 'editor' }),
      {
        entityName: 'userManagement',
        errorKey: 'userexists',
        type: `${TYPE}/login-already-used`,
        title: 'Login name already used!',
        status: 400,
        message: 'error.userexists',
        params: 'userManagement',
        path: '/api/users',
      },
    ],
    [
      'a new record with an id',
      () => editor.post('/api/promotions', { id: 5, name: 'P' }),
      {
        entityName: 'promotion',
        errorKey: 'idexists',
        type: `${TYPE}/problem-with-message`,
        title: 'A new promotion cannot already have an ID',
        status: 400,
        message: 'error.idexists',
        params: 'promotion',
        path: '/api/promotions',
      },
    ],
    [
      'a record without its name',
      () => editor.post('/api/disease-synonym', {}),
      {
        type: `${TYPE}/constraint-violation`,
        title: 'Method argument not valid',
        status: 400,
        message: 'error.validation',
        path: '/api/disease-synonym',
        fieldErrors: [{ objectName: 'diseaseSynonym', field: 'name', message: 'NotNull' }],
      },
    ],
    [
      'a wrong current password',
      () => admin.post('/api/account/change-password', { currentPassword: 'nope', newPassword: 'admin2' }),
      { type: `${TYPE}/invalid-password`, title: 'Incorrect password', status: 400 },
    ],
    [
      'a wrong key of a reset',
      () =>
        call('POST', '/api/account/reset-password/finish', {
          headers: { 'app-version': 'v2' },
          body: { key: 'ghost', password: 'abcdef' },
        }),
      {
        type: `${TYPE}/problem-with-message`,
        title: 'Internal Server Error',
        status: 500,
        detail: 'No user was found for this reset key',
        path: '/api/account/reset-password/finish',
        message: 'error.http.500',
      },
    ],
  ])('describes %s as the real one does', async (_what, ask, body) => {
    expect((await ask()).body).toEqual(body);
  });

  it('does not tell that nobody has an e-mail', async () => {
    const { status, body } = await call('POST', '/api/account/reset-password/init', { body: { mail: 'x@y.org' } });
    expect([status, body]).toEqual([200, undefined]);
  });
});

describe('the profile of a generated JHipster 5 backend', () => {
  beforeEach(() => useProfile('jhipster5'));

  it('has the sentence of a refused reset in the title, and nothing for a user that does not exist', async () => {
    expect(await call('POST', '/api/account/reset-password/init', { body: { mail: 'x@y.org' } })).toMatchObject({
      status: 400,
      body: { type: `${TYPE}/email-not-found`, title: 'Email address not registered', status: 400 },
    });
    expect(await call('POST', '/api/account/activate/ghost')).toMatchObject({
      status: 500,
      body: {
        type: `${TYPE}/problem-with-message`,
        title: 'No user was found for this activation key',
        status: 500,
      },
    });
    expect(await admin.get('/api/users/ghost')).toMatchObject({ status: 404, body: undefined });
  });

  it('reads authorities only as plain names, and refuses an unknown order', async () => {
    expect((await admin.post('/api/users', { ...ANA, authorities: [{ name: 'ROLE_USER' }] })).status).toBe(400);
    expect(await admin.get('/api/users?sort=ghost,asc')).toMatchObject({
      status: 500,
      body: { detail: 'No property ghost found for type User!' },
    });
  });
});
