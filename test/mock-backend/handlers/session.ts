import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { audit } from '../audit';
import { ANYBODY } from '../authorities';
import { problem } from '../problem';
import { documentOf } from '../request';
import { openSession, signedIn } from '../sessions';
import { userOf, withoutSecrets } from '../users';

const failureOf = (user: ReturnType<typeof userOf>, password: unknown) => {
  if (!user || user.password !== password) return 'Bad credentials';
  return user.activated ? undefined : `User ${user.login} was not activated`;
};

const signIn = http.post('*/api/authenticate', async ({ request }) => {
  const { username, password, rememberMe } = (await documentOf(request)) ?? {};
  const user = userOf(username);
  const failure = failureOf(user, password);
  audit(String(username ?? ''), failure);
  if (!user || failure) return problem(request, 401, { detail: failure, AuthenticationException: failure });
  const token = openSession(user.login, rememberMe === true);
  return HttpResponse.json({ id_token: token }, { headers: { authorization: `Bearer ${token}` } });
});

const session = http.get('*/api/account/me', ({ request }) => {
  const user = signedIn(request);
  return user ? HttpResponse.json(withoutSecrets(user)) : problem(request, 401);
});

/** Signing in, and the current account. */
export const sessionHandlers = [signIn, ...allow(ANYBODY, [session])];
