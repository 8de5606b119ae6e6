import { APPLICATION_STAFF, AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER } = AUTHORITIES;

it.each([[[]], [[ADMIN]]])('nobody enters without any authority, whatever is asked for: %j', required => {
  expect(hasAnyAuthority([], required)).toBe(false);
});

it('one of the authorities is enough', () => {
  expect(hasAnyAuthority([USER, EMPLOYEE], [ADMIN, EMPLOYEE])).toBe(true);
});

it('an authority that is not asked for opens nothing', () => {
  expect(hasAnyAuthority([USER], [ADMIN, EMPLOYEE])).toBe(false);
});

it('any authority will do where none is asked for', () => {
  expect(hasAnyAuthority([USER], [])).toBe(true);
});

it('application admins and employees enter the application area, administrators do not', () => {
  const entered = [ADMIN, APPLICATION_ADMIN, EMPLOYEE, USER].filter(one => hasAnyAuthority([one], APPLICATION_STAFF));
  expect(entered).toEqual([APPLICATION_ADMIN, EMPLOYEE]);
});
