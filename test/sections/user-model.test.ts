import { authoritiesProblem, blank, codec, optionsFor, rulesFor } from 'sections/user-management/model';
import { blank as newCustomer, rules as customerRules } from 'sections/user-application/model';
import { check } from 'ui/form/rules';

const USER = { ...blank, login: 'ana', email: 'ana@exemplo.br' };
const errorsOf = (change: object, isOwn = false) => check(rulesFor(isOwn), { ...USER, ...change });

it.each([
  [[], undefined],
  [['ROLE_MOBILE'], undefined],
  [['ROLE_USER', 'ROLE_ADMIN'], undefined],
  [['ROLE_MOBILE', 'ROLE_USER'], 'userManagement.invalidRoleMobileAuthority'],
])('the authorities %j have the problem %p', (names, problem) => {
  expect(authoritiesProblem(names)).toBe(problem);
  expect(errorsOf({ authorities: names }).authorities).toBe(problem);
  expect(errorsOf({ authorities: names }, true)).toEqual({});
});

it('authorities are read as names and sent as objects', () => {
  const read = codec.decode({ ...USER, authorities: [{ name: 'ROLE_USER' }] as never });
  expect(read.authorities).toEqual(['ROLE_USER']);
  expect(codec.encode(read)).toEqual({ ...USER, authorities: [{ name: 'ROLE_USER' }] });
});

it('the options are the offered and the held authorities, each once', () => {
  expect(optionsFor(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
});

it('a new user is active, in Portuguese and without authorities by default', () => {
  expect(blank).toMatchObject({ activated: true, langKey: 'pt-br', authorities: [] });
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
  const errors = check(customerRules, { ...newCustomer, name: 'Ana', login: 'ana', email });
  expect(errors).toEqual(message === undefined ? {} : { email: message });
});

it('a customer requires a name, an e-mail and a login, and is inactive by default', () => {
  const required = 'entity.validation.required';
  expect(check(customerRules, newCustomer)).toEqual({ name: required, email: required, login: required });
  expect(newCustomer.activated).toBe(false);
});
