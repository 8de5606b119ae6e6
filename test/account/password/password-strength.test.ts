import { levelOf, strengthOf } from 'account/password/internal/password-strength';

test.each([
  ['', 0, 0],
  ['abc', 10, 1],
  ['aB3$xy', 10, 1],
  ['abcdefgh', 10, 1],
  ['abcdefg1', 20, 2],
  ['Abcdefg1', 40, 4],
  ['Abcdefg1$', 58, 5],
  ['Abcdefgh1$', 61, 5],
])('R30: the password %p has the strength %i and the level %i of five', (password, score, level) => {
  expect([strengthOf(password), levelOf(password)]).toEqual([score, level]);
});
