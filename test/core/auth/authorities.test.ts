import { APPLICATION_STAFF, AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER } = AUTHORITIES;

it.each([[[]], [[ADMIN]]])('a user without authorities has no access, whatever is required: %j', required => {
  expect(hasAnyAuthority([], required)).toBe(false);
});

it('one of the required authorities is enough', () => {
  expect(hasAnyAuthority([USER, EMPLOYEE], [ADMIN, EMPLOYEE])).toBe(true);
});

it('an authority that is not required gives no access', () => {
  expect(hasAnyAuthority([USER], [ADMIN, EMPLOYEE])).toBe(false);
});

it('any authority gives access if none is required', () => {
  expect(hasAnyAuthority([USER], [])).toBe(true);
});

it('application admins and employees can open the application area, administrators and users cannot', () => {
  const entered = [ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER].filter(one => hasAnyAuthority([one], APPLICATION_STAFF));
  expect(entered).toEqual([APPLICATION_ADMIN, EMPLOYEE]);
});
