import { http } from 'msw';
import { allow } from '../allow';
import { done, unlessTaken } from '../answers';
import { ANYBODY, AUTHORITIES } from '../authorities';
import { invalid, problem } from '../problem';
import { documentOf } from '../request';
import { signedIn } from '../sessions';
import { isPassword, newUser, userErrors, userOf, users } from '../users';

const RESET_LIFETIME = 24 * 60 * 60 * 1000;

const refused = (request: Request, detail: string) => problem(request, 400, { detail });

const save = http.post('*/api/account/me', async ({ request }) => {
  const user = signedIn(request);
  const sent = await documentOf(request);
  if (!user || !sent) return refused(request, 'There is no account to save.');
  const { firstName, lastName, email, langKey } = { ...user, ...sent };
  const errors = userErrors({ login: user.login, firstName, lastName, email });
  if (errors.length > 0) return invalid(request, errors);
  return unlessTaken(request, () => {
    users().replace({ ...user, firstName, lastName, email: email.toLowerCase(), langKey });
    return done();
  });
});

const changePassword = http.post('*/api/account/change-password', async ({ request }) => {
  const user = signedIn(request);
  const { currentPassword, newPassword } = (await documentOf(request)) ?? {};
  if (!user || user.password !== currentPassword || !isPassword(newPassword))
    return refused(request, 'Incorrect password');
  users().replace({ ...user, password: newPassword });
  return done();
});

const register = http.post('*/api/register', async ({ request }) => {
  const sent = (await documentOf(request)) ?? {};
  const errors = userErrors(sent);
  if (errors.length > 0) return invalid(request, errors);
  if (!isPassword(sent.password)) return refused(request, 'Incorrect password');
  return unlessTaken(request, () => {
    users().insert(newUser({ ...sent, activated: false, authorities: [AUTHORITIES.USER] }, 'system'));
    return done(201);
  });
});

const activate = http.post('*/api/account/activate/:key', ({ request, params }) => {
  const user = users().find({ activationKey: String(params.key) });
  if (!user) return refused(request, 'No user was found for this activation key');
  users().replace({ ...user, activated: true, activationKey: undefined });
  return done();
});

const askReset = http.post('*/api/account/reset-password/init', async ({ request }) => {
  const { mail } = (await documentOf(request)) ?? {};
  const user = typeof mail === 'string' ? users().find({ email: mail.toLowerCase() }) : undefined;
  if (!user?.activated) return refused(request, 'Email address not registered');
  users().replace({ ...user, resetKey: `reset-${user.login}`, resetDate: new Date().toISOString() });
  return done();
});

const finishReset = http.post('*/api/account/reset-password/finish', async ({ request }) => {
  const { key, password } = (await documentOf(request)) ?? {};
  if (request.headers.get('app-version') !== 'v2') return refused(request, 'The header app-version must be v2');
  if (!isPassword(password)) return refused(request, 'Incorrect password');
  const user = typeof key === 'string' ? users().find({ resetKey: key }) : undefined;
  const isTooOld = user?.resetDate && Date.now() - Date.parse(user.resetDate) > RESET_LIFETIME;
  if (!user || isTooOld) return refused(request, 'No user was found for this reset key');
  users().replace({ ...user, password, resetKey: undefined, resetDate: undefined });
  return done();
});

const resetByAdmin = http.patch('*/api/users/reset-password', async ({ request }) => {
  const { login, password } = (await documentOf(request)) ?? {};
  const user = userOf(login);
  if (!user) return problem(request, 404);
  if (!isPassword(password)) return refused(request, 'Incorrect password');
  users().replace({ ...user, password });
  return done();
});

/** The user's own account, registration and forgotten passwords. The last one lets staff reset any password. */
export const accountHandlers = [
  ...allow(ANYBODY, [save, changePassword]),
  register,
  activate,
  askReset,
  finishReset,
  ...allow([AUTHORITIES.ADMIN, AUTHORITIES.APPLICATION_ADMIN, AUTHORITIES.EMPLOYEE], [resetByAdmin]),
];
