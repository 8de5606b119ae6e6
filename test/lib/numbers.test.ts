import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { digitsOf, formatCount, formatDecimal, formatMoney, numberOf, shownOf, moneyHint } from 'lib/numbers';

beforeEach(() => TranslatorContext.setLocale('pt-br'));

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
  ['1.234,50', '1234.50'],
  ['1.234.567,89', '1234567.89'],
  ['1.234', '1.234'],
  ['1,234.50', '1234.50'],
  ['1,5,', '1.5'],
  ['R$ 1.234,50', '1234.50'],
  ['0.234,5', '234.5'],
  ['0,034.5', '34.5'],
  ['1,034.50', '1034.50'],
  ['100.5', '100.5'],
  [',5', '.5'],
])('the typed text %j is stored as %j', (typed, stored) => {
  expect(digitsOf(typed)).toBe(stored);
});

test.each([
  ['1.5', '1'],
  ['1,75', '1'],
  ['0012', '12'],
  ['102', '102'],
  ['1a2', '12'],
  ['1.500', '1500'],
  ['1.234.567', '1234567'],
  ['1.500,75', '1500'],
  ['R$ 1.500 ', '1500'],
  ['12.500', '12500'],
  ['1234.500', '1234'],
  ['1.5000', '1'],
  ['0.1.500', '0'],
])('the typed text %j is stored as the whole number %j', (typed, stored) => {
  expect(digitsOf(typed, true)).toBe(stored);
});

test.each([
  ['', undefined],
  ['.', undefined],
  ['0.', 0],
  ['0.5', 0.5],
])('the digits %j are read as the number %j', (digits, number) => {
  expect(numberOf(digits)).toBe(number);
});

test.each([
  ['1.234,50', '1.234,50'],
  ['001.234,5', '1.234,5'],
  ['29,9', '29,9'],
  ['1.2.3', '1.23'],
  ['007', '7'],
  ['12a,b5', '12,5'],
  [',5', ',5'],
  ['.5', '.5'],
])('for the typed text %j, the field shows %j', (typed, shown) => {
  expect(shownOf(typed)).toBe(shown);
});

test.each([
  [1234.5, 'R$ 1.234,50'],
  [1.2345, 'R$ 1,2345'],
  [0, 'R$ 0,00'],
  [null, ''],
  [undefined, ''],
  [1e21, ''],
])('the hint for the amount %j is %j', (amount, told) => {
  expect(moneyHint(amount)).toBe(told);
});

test.each([
  ['pt-br', 'R$ 1.234,50'],
  ['en', 'R$ 1,234.50'],
])('money is shown with its prefix and the separators of the locale: %s', (locale, text) => {
  TranslatorContext.setLocale(locale);
  expect([formatMoney(1234.5), moneyHint(1234.5)]).toEqual([text, text]);
});

test.each([
  [1234, '1.234', '1.234'],
  [1.239, '1', '1,24'],
  [1e21, '1e+21', '1e+21'],
  [-1e21, '-1e+21', '-1e+21'],
  [Number.NaN, 'NaN', 'NaN'],
])('%d is formatted as the count %j and as the decimal %j', (value, count, decimal) => {
  expect(formatCount(value)).toBe(count);
  expect(formatDecimal(value)).toBe(decimal);
});
