import { type AuditEvent, auditEvents } from '../audit';
import { reset } from '../server';
import { userOf, users } from '../users';
import { call } from './call';

beforeEach(() => reset());

describe('accounts', () => {
  const maria = { login: 'maria', email: 'maria@correio.example.br', password: '1234', langKey: 'pt-br' };

  it('are registered only once, activated with an activation key and reset with a reset key', async () => {
    expect((await call('POST', '/api/register', { body: maria })).status).toBe(201);
    const again = await call('POST', '/api/register', { body: { ...maria, email: 'outra@correio.example.br' } });
    expect(again).toMatchObject({ status: 400, body: { errorKey: 'userexists' } });
    const sameMail = await call('POST', '/api/register', { body: { ...maria, login: 'maria2' } });
    expect(sameMail).toMatchObject({ status: 400, body: { errorKey: 'emailexists' } });
    expect(userOf('maria')).toMatchObject({ activated: false, authorities: [{ name: 'ROLE_USER' }] });

    expect((await call('POST', '/api/account/activate/nonsense')).status).toBe(400);
    expect((await call('POST', '/api/account/activate/activation-maria')).status).toBe(200);
    expect((await call('POST', '/api/account/reset-password/init', { body: { mail: maria.email } })).status).toBe(200);

    const finish = (headers?: Record<string, string>) =>
      call('POST', '/api/account/reset-password/finish', { body: { key: 'reset-maria', password: 'nova1' }, headers });
    expect((await finish()).status).toBe(400);
    expect((await finish({ 'app-version': 'v2' })).status).toBe(200);
    expect((await finish({ 'app-version': 'v2' })).status).toBe(400);
    expect(userOf('maria')?.password).toBe('nova1');
  });

  it('change the password only with the correct current password', async () => {
    const change = (currentPassword: string) =>
      call('POST', '/api/account/change-password', { as: 'editor', body: { currentPassword, newPassword: 'segredo' } });
    expect([(await change('wrong')).status, (await change('editor')).status]).toEqual([400, 200]);
    expect(userOf('editor')?.password).toBe('segredo');
  });

  it('reject an expired reset key', async () => {
    const user = userOf('editor');
    if (user) users().replace({ ...user, resetDate: '2024-01-01T00:00:00.000Z' });
    const body = { key: 'reset-editor', password: 'nova1' };
    const headers = { 'app-version': 'v2' };
    expect((await call('POST', '/api/account/reset-password/finish', { body, headers })).status).toBe(400);
  });
});

describe('user management', () => {
  it('creates, changes and deletes a user, and reports the creation in headers', async () => {
    const body = { login: 'novo', email: 'novo@correio.example.br', authorities: [{ name: 'ROLE_USER' }] };
    const created = await call('POST', '/api/users', { as: 'admin', body });
    expect(created.status).toBe(201);
    expect(created.headers.get('x-medconsoleApp-alert')).toBe('userManagement.created');
    expect(created.headers.get('x-medconsoleApp-params')).toBe('novo');
    const { body: user } = await call('GET', '/api/users/novo', { as: 'admin' });
    const changed = await call('PUT', '/api/users', { as: 'admin', body: { ...(user as object), activated: false } });
    expect(changed.body).toMatchObject({ login: 'novo', activated: false, lastModifiedBy: 'admin' });
    expect((await call('DELETE', '/api/users/novo', { as: 'admin' })).status).toBe(200);
    expect(userOf('novo')).toBeUndefined();
  });

  it('lists a page and the total in the requested order', async () => {
    const { body, headers } = await call('GET', '/api/users?page=0&size=2&sort=login,desc', { as: 'admin' });
    expect(body).toMatchObject({ content: [{ login: 'visitor' }, { login: 'leaflet' }], totalElements: 9 });
    expect(headers.get('x-total-count')).toBe('9');
  });

  it.each([
    ['the own account', 'admin', ['ROLE_USER'], 'error.ownaccount'],
    ['mobile beside another', 'editor', ['ROLE_MOBILE', 'ROLE_USER'], 'error.invalidRoleMobileAuthority'],
  ])('refuses to change the authorities: %s', async (_, login, authorities, code) => {
    const url = '/api/authorities/change-user-authority';
    const { status, headers } = await call('PUT', url, {
      as: 'admin',
      body: { userId: userOf(login)?.id, authorities },
    });
    expect([status, headers.get('x-medconsoleApp-error')]).toEqual([400, code]);
  });

  it('does not delete the account of the signed-in user', async () => {
    expect((await call('DELETE', '/api/users/admin', { as: 'admin' })).status).toBe(400);
  });
});

describe('audits', () => {
  const sorted = (sort: string) =>
    call('GET', `/management/audits?fromDate=2000-01-01&toDate=2999-12-31&sort=${sort}`, { as: 'admin' });

  it.each([
    ['auditEventDate,desc', ['bia', 'caio', 'ana']],
    ['principal,asc', ['ana', 'bia', 'caio']],
    ['auditEventType,asc', ['caio', 'ana', 'bia']],
  ])('are sorted by %s', async (sort, expected) => {
    const event = (principal: string, minute: number, type: AuditEvent['type']) =>
      auditEvents().insert({ principal, timestamp: `2026-05-01T10:0${minute}:00Z`, type, data: { remoteAddress: '' } });
    event('ana', 0, 'AUTHENTICATION_SUCCESS');
    event('caio', 1, 'AUTHENTICATION_FAILURE');
    event('bia', 2, 'AUTHENTICATION_SUCCESS');
    const { body } = await sorted(sort);
    expect((body as { principal: string }[]).map(({ principal }) => principal)).toEqual(expected);
  });

  it.each(['timestamp,desc', 'type,asc', 'data,asc'])(
    'fail with 500 when sorted by %s, which is not a property of the entity',
    async sort => {
      expect(await sorted(sort)).toMatchObject({
        status: 500,
        body: { detail: expect.stringMatching(/^No property/) },
      });
    },
  );
});
