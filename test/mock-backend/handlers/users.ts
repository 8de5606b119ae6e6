import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { done, notJson, unlessTaken } from '../answers';
import { ADMIN, ALL_AUTHORITIES } from '../authorities';
import { answering } from '../crud';
import { alertHeaders, badRequest, invalid, notFound } from '../problem';
import { documentOf, pageable } from '../request';
import { signedIn } from '../sessions';
import { authoritiesOf, newUser, userErrors, userOf, users, withoutSecrets } from '../users';

const ENTITY = 'userManagement';

const namesOf = (authorities: unknown) =>
  authoritiesOf(authorities)
    .map(({ name }) => name)
    .sort()
    .join();

const list = http.get('*/api/users', ({ request }) =>
  answering(request, () => {
    const page = users().page(pageable(request));
    return HttpResponse.json(
      { ...page, content: page.content.map(withoutSecrets) },
      { headers: { 'x-total-count': String(page.totalElements) } },
    );
  }),
);

const authorities = http.get('*/api/users/authorities', () => HttpResponse.json(ALL_AUTHORITIES));

const one = http.get('*/api/users/:login', ({ request, params }) => {
  const user = userOf(params.login);
  return user ? HttpResponse.json(withoutSecrets(user)) : notFound(request);
});

const create = http.post('*/api/users', async ({ request }) => {
  const sent = await documentOf(request);
  if (!sent) return notJson(request);
  if (sent.id !== undefined && sent.id !== null) return badRequest(request, 'idexists', ENTITY);
  const errors = userErrors(sent);
  if (errors.length > 0) return invalid(request, errors);
  return unlessTaken(request, () => {
    const user = users().insert(newUser(sent, signedIn(request)?.login ?? 'system'));
    return HttpResponse.json(withoutSecrets(user), {
      status: 201,
      headers: alertHeaders('userManagement.created', user.login),
    });
  });
});

const update = http.put('*/api/users', async ({ request }) => {
  const sent = await documentOf(request);
  const self = signedIn(request);
  if (!sent) return notJson(request);
  if (typeof sent.id !== 'number') return badRequest(request, 'idnull', ENTITY);
  const user = users().find(sent.id);
  if (!user) return notFound(request);
  if (user.id === self?.id && sent.authorities && namesOf(sent.authorities) !== namesOf(user.authorities))
    return badRequest(request, 'ownaccount', ENTITY, 'The own authorities cannot be changed.');
  const errors = userErrors({ ...user, ...sent });
  if (errors.length > 0) return invalid(request, errors);
  return unlessTaken(request, () => {
    const { createdBy, createdDate, password, activationKey, resetKey } = user;
    const changed = newUser({ ...user, ...sent, lastModifiedDate: undefined }, self?.login ?? 'system');
    const stored = { ...changed, id: user.id, createdBy, createdDate, password, activationKey, resetKey };
    users().replace(stored);
    return HttpResponse.json(withoutSecrets(stored), {
      headers: alertHeaders('userManagement.updated', changed.login),
    });
  });
});

const remove = http.delete('*/api/users/:login', ({ request, params }) => {
  const user = userOf(params.login);
  if (!user) return notFound(request);
  if (user.id === signedIn(request)?.id)
    return badRequest(request, 'ownaccount', ENTITY, 'The own account cannot be deleted.');
  users().remove(user.id);
  return done(200, alertHeaders('userManagement.deleted', user.login));
});

/** User management. Paths identify users by their login. */
export const userHandlers = allow(ADMIN, [list, authorities, one, create, update, remove]);
