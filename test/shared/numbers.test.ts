import { digitsOf, formatMoney, numberOf } from 'shared/text/numbers';

test.each([
  ['007', '7'],
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  ['', ''],
  ['abc', ''],
  ['1.2.3', '1.23'],
  ['000', '0'],
  ['-4e2', '42'],
  ['.', '.'],
])('of %j the digits %j are kept', (typed, kept) => {
  expect(digitsOf(typed)).toBe(kept);
});

test.each([
  ['1.5', '1'],
  ['012', '12'],
  ['1a2', '12'],
])('of %j a whole number keeps %j', (typed, kept) => {
  expect(digitsOf(typed, true)).toBe(kept);
});

test.each([
  ['', undefined],
  ['.', undefined],
  ['0.', 0],
  ['0.5', 0.5],
])('%j stands for %j', (digits, number) => {
  expect(numberOf(digits)).toBe(number);
});

test('money has its prefix and the separators of the locale', () => {
  expect(formatMoney(1234.5)).toBe('R$ 1.234,50');
});
