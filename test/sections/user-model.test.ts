import { type Account, accountShape } from 'core/auth/account';
import { giveBack, readShape } from 'lib/records/shape';
import { customer } from 'sections/user-application/record';
import { authoritiesProblem, newUser, type User, withKnownShape } from 'sections/user-management/record';
import { rulesFor } from 'sections/user-management/rules';
import { check } from 'ui/form/rules';

const USER = { ...newUser, login: 'ana', email: 'ana@exemplo.br' };
const errorsOf = (change: object, isOwn = false) => check(rulesFor(isOwn, USER), { ...USER, ...change });

it.each([
  [[], undefined],
  [['ROLE_MOBILE'], undefined],
  [['ROLE_USER', 'ROLE_ADMIN'], undefined],
  [['ROLE_MOBILE', 'ROLE_USER'], 'userManagement.invalidRoleMobileAuthority'],
])('R141: the authorities %j have the problem %p', (names, problem) => {
  expect(authoritiesProblem(names)).toBe(problem);
  expect(errorsOf({ authorities: names }).authorities).toBe(problem);
  expect(errorsOf({ authorities: names }, true)).toEqual({});
});

const NAMES = ['ROLE_USER', 'ROLE_ADMIN'];
const OBJECTS = NAMES.map((name, id) => ({ id, name }));

const readAs = (authorities: unknown) => readShape<User>(accountShape, { ...USER, authorities } as User);

/** The authorities of a user that is saved with others than the server sent. */
const sentAs = (user: User, names: string[], others: readonly User[] = []) =>
  giveBack<Account>(accountShape, withKnownShape({ ...user, authorities: names }, others)).authorities;

it.each([
  ['a name is added to names', ['ROLE_USER'], NAMES, NAMES],
  ['the last name is removed', ['ROLE_USER'], [], []],
  ['the last object is removed', [OBJECTS[0]], [], []],
  ['missing ones stay missing', undefined, [], undefined],
  ['null stays null', null, [], null],
])('authorities are read as names and sent as they came: %s', (_what, received, edited, sent) => {
  expect(sentAs(readAs(received), edited)).toEqual(sent);
});

it.each([
  ['a new user, and a list with names', newUser, [undefined, [], NAMES, OBJECTS], NAMES],
  ['a new user, and a list with objects', newUser, [OBJECTS, NAMES], [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }]],
  ['a user without authorities, and a list with names', readAs([]), [NAMES], NAMES],
  ['a user whose authorities are missing, and a list with names', readAs(undefined), [NAMES], NAMES],
])('authorities get the shape of those already seen: %s', (_what, user, others, sent) => {
  expect(sentAs(user, NAMES, others.map(readAs))).toEqual(sent);
});

it.each([
  [{ login: '' }, 'entity.validation.required'],
  [{ login: 'a'.repeat(51) }, 'userManagement.validate.maxlength50'],
  [{ login: 'a b' }, 'userManagement.validate.login'],
  [{ login: 'a'.repeat(50) }, undefined],
  [{ login: '_.@-Z9' }, undefined],
  [{ firstName: 'a'.repeat(51) }, 'userManagement.validate.maxlength50'],
  [{ firstName: 'a'.repeat(50) }, undefined],
  [{ lastName: 'a'.repeat(51) }, 'userManagement.validate.maxlength50'],
  [{ lastName: null }, undefined],
  [{ email: '' }, 'entity.validation.required'],
  [{ email: undefined }, 'entity.validation.required'],
  [{ email: 'a@bc' }, 'userManagement.validate.emailMinlength'],
  [{ email: 'a@b.c' }, undefined],
  [{ email: `a@${'b'.repeat(252)}` }, undefined],
  [{ email: `a@${'b'.repeat(253)}` }, 'userManagement.validate.emailMaxlength'],
  [{ email: 'exemplo.br' }, 'userManagement.validate.email'],
])('a user with %j has the error %p at that field', (change, message) => {
  const [field] = Object.keys(change);
  expect(errorsOf(change)).toEqual(message === undefined ? {} : { [field]: message });
});

it.each([
  ['', 'entity.validation.required'],
  ['ana', 'global.messages.validate.email.invalid'],
  ['a b@c', 'global.messages.validate.email.invalid'],
  ['a@b c', 'global.messages.validate.email.invalid'],
  ['a@b@c', 'global.messages.validate.email.invalid'],
  ['a@b', undefined],
])('the e-mail %j of a customer has the error %p', (email, message) => {
  const errors = check(customer.rules, { ...customer.blank, name: 'Ana', login: 'ana', email });
  expect(errors).toEqual(message === undefined ? {} : { email: message });
});

it('R31: a customer requires a name, an e-mail and a login, and is inactive by default', () => {
  const required = 'entity.validation.required';
  expect(check(customer.rules, customer.blank)).toEqual({ name: required, email: required, login: required });
  expect(customer.blank.activated).toBe(false);
});
