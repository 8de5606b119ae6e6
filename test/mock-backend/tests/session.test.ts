import { accounts } from '../accounts';
import { auditEvents } from '../audit';
import { reset } from '../server';
import { expireSessions, openSession } from '../sessions';
import { call } from './call';

beforeEach(() => reset());

const signIn = (username: string, password: string) =>
  call('POST', '/api/authenticate', { body: { username, password, rememberMe: true } });

describe('signing in', () => {
  it.each(accounts.filter(({ activated }) => activated !== false))('succeeds for $login', async account => {
    const { status, headers, body } = await signIn(account.login, account.password);
    const token = headers.get('authorization');
    expect([status, body]).toEqual([200, { id_token: token?.replace('Bearer ', '') }]);
    const me = await call('GET', '/api/account/me', { headers: { authorization: token ?? '' } });
    expect(me.body).toMatchObject({
      login: account.login,
      activated: true,
      authorities: account.authorities.map(name => ({ name })),
    });
    expect(me.body).not.toHaveProperty('password');
  });

  it.each([
    ['admin', 'wrong', 'Bad credentials'],
    ['nobody', 'admin', 'Bad credentials'],
    ['inactive', 'inactive', 'User inactive was not activated'],
  ])('is refused for %s with the password %s and is recorded in the audit log', async (login, password, message) => {
    const response = await signIn(login, password);
    expect(response).toMatchObject({
      status: 401,
      body: { path: '/api/authenticate', AuthenticationException: message },
    });
    expect(auditEvents().all()).toMatchObject([
      { principal: login, type: 'AUTHENTICATION_FAILURE', data: { message, remoteAddress: '127.0.0.1' } },
    ]);
  });

  it('is recorded in the audit log', async () => {
    await signIn('editor', 'editor');
    expect(auditEvents().all()).toMatchObject([{ principal: 'editor', type: 'AUTHENTICATION_SUCCESS' }]);
  });
});

describe('a token', () => {
  it.each([['none'], ['Bearer unknown'], ['Basic YWRtaW46YWRtaW4=']])('is required: %s is refused', async text => {
    const headers: Record<string, string> = text === 'none' ? {} : { authorization: text };
    const response = await call('GET', '/api/semiologies', { headers });
    expect(response).toMatchObject({
      status: 401,
      body: { status: 401, title: 'Unauthorized', message: 'error.http.401', path: '/api/semiologies' },
    });
  });

  it('is refused after it expires', async () => {
    const authorization = `Bearer ${openSession('admin', true)}`;
    expect((await call('GET', '/api/users', { headers: { authorization } })).status).toBe(200);
    expireSessions();
    expect((await call('GET', '/api/users', { headers: { authorization } })).status).toBe(401);
  });

  it.each([
    ['visitor', '/api/account/me', 200],
    ['visitor', '/api/semiologies', 403],
    ['editor', '/api/users', 403],
    ['employee', '/api/authorities', 403],
    ['leaflet', '/api/semiologies', 200],
    ['chief', '/api/users', 200],
    ['admin', '/api/nothing', 404],
  ])('of %s gets a response from %s with the status %i', async (as, path, status) => {
    expect((await call('GET', path, { as })).status).toBe(status);
  });

  it('is not required for the profile information', async () => {
    expect((await call('GET', '/management/info')).body).toMatchObject({ ribbonEnv: 'dev', inProduction: false });
  });
});
