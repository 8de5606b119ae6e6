import { EMAIL_PATTERN, LOGIN_PATTERN } from 'core/auth/account-limits';

it.each([
  ['ana', true],
  ['Ana.Maria_1@a-b', true],
  ['', true],
  ['ana maria', false],
  [' ana', false],
  ['ana ', false],
  ['ação', false],
])('the login %j matches the login pattern: %s', (login, isOne) => {
  expect(LOGIN_PATTERN.test(login)).toBe(isOne);
});

it.each([
  ['ana@exemplo.com', true],
  ['a@b', true],
  ['@exemplo.com', false],
  ['ana@', false],
  ['ana', false],
  ['ana@b@c', false],
  ['ana maria@b', false],
  ['ana@b c', false],
])('the e-mail address %j matches the e-mail pattern: %s', (email, isOne) => {
  expect(EMAIL_PATTERN.test(email)).toBe(isOne);
});
