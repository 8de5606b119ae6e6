import { APPLICATION_STAFF, AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER } = AUTHORITIES;

it.each<[string, string[], string[], boolean]>([
  ['a user without authorities has no access, whatever is required', [], [ADMIN], false],
  ['a user without authorities has no access, even if none is required', [], [], false],
  ['one of the required authorities is enough', [USER, EMPLOYEE], [ADMIN, EMPLOYEE], true],
  ['an authority that is not required gives no access', [USER], [ADMIN, EMPLOYEE], false],
  ['any authority gives access if none is required', [USER], [], true],
])('%s', (_rule, held, required, hasAccess) => expect(hasAnyAuthority(held, required)).toBe(hasAccess));

it('application admins and employees can open the application area, administrators and users cannot', () => {
  const entered = [ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER].filter(one => hasAnyAuthority([one], APPLICATION_STAFF));
  expect(entered).toEqual([APPLICATION_ADMIN, EMPLOYEE]);
});
