import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { done } from '../answers';
import { ADMIN, ALL_AUTHORITIES, AUTHORITIES } from '../authorities';
import { alertHeaders, badRequest, notFound } from '../problem';
import { documentOf } from '../request';
import { signedIn } from '../sessions';
import { authoritiesOf, users } from '../users';

const ENTITY = 'userManagement';

const list = http.get('*/api/authorities', () => HttpResponse.json(ALL_AUTHORITIES.map(name => ({ name }))));

const change = http.put('*/api/authorities/change-user-authority', async ({ request }) => {
  const { userId, authorities } = (await documentOf(request)) ?? {};
  const user = users().find(Number(userId));
  if (!user) return notFound(request);
  if (user.id === signedIn(request)?.id)
    return badRequest(request, 'ownaccount', ENTITY, 'The own authorities cannot be changed.');
  const wanted = authoritiesOf(authorities);
  if (wanted.some(({ name }) => !ALL_AUTHORITIES.includes(name)))
    return badRequest(request, 'unknownauthority', ENTITY, 'There is no such authority.');
  if (wanted.length > 1 && wanted.some(({ name }) => name === AUTHORITIES.MOBILE))
    return badRequest(request, 'invalidRoleMobileAuthority', ENTITY, 'Role Mobile must be only authority selected.');
  users().replace({ ...user, authorities: wanted });
  return done(200, alertHeaders('userManagement.updated', user.login));
});

/** The list of authorities, and the assignment of authorities to a user. */
export const authorityHandlers = allow(ADMIN, [list, change]);
