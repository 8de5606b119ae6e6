import fc from 'fast-check';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { exactText, filterKeys, moneyHint, numberText, readingsOf, readNumber } from 'lib/typed-number';

beforeEach(() => TranslatorContext.setLocale('pt-br'));

describe.each(['pt-br', 'en'])('in the language %s,', locale => {
  beforeEach(() => TranslatorContext.setLocale(locale));

  test.each([
    ['', undefined],
    [' \u00a0\u200b', undefined],
    ['007', 7],
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['0.', 0],
    [',5', 0.5],
    ['0,0000005', 0.0000005],
    ['1.2345', 1.2345],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,', 1234],
    ['1.234.567', 1234567],
    ['912.345.678,9', 912345678.9],
    ['1 234 567,5', 1234567.5],
    ['1\u00a0234', 1234],
    ['R$\u00a01.234,50', 1234.5],
    ['\u200e1234\u200b', 1234],
    ['9007199254740991', 9007199254740991],
    ['0.1234567890123456', 0.1234567890123456],
  ])('R163: the text %j is read as the number %p', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each([
    ['.', 'notation'],
    ['R$', 'notation'],
    ['abc', 'notation'],
    ['-4', 'notation'],
    ['+4', 'notation'],
    ['1,5E+03', 'notation'],
    ['0x10', 'notation'],
    ['١٢', 'notation'],
    ['1,5,', 'notation'],
    ['1.23.456', 'notation'],
    ['1.234.56', 'notation'],
    ['1.234,567,890', 'notation'],
    ['1234.567.890', 'notation'],
    ['0.234,5', 'notation'],
    ['1 2', 'notation'],
    ['1.234 567', 'notation'],
    ['9007199254740993', 'digits'],
    ['1000000000000000000000', 'digits'],
    ['0.12345678901234567890', 'digits'],
    [`0.${'0'.repeat(400)}1`, 'digits'],
  ])('the text %j is refused as %s', (text, reason) => {
    expect(readNumber(text)).toBe(reason);
  });

  test.each([
    ['0012', 12],
    ['12,00', 12],
    ['1.500', 1500],
    ['12,500', 12500],
    ['1.234.567', 1234567],
    ['1.500,00', 1500],
    ['R$ 1.500 ', 1500],
    ['9007199254740992', 9007199254740992],
  ])('R163: the text %j is read as the whole number %p', (text, number) => {
    expect(readNumber(text, 'whole')).toBe(number);
  });

  test.each([
    ['1.5', 'whole'],
    ['1.500,75', 'whole'],
    ['0.500', 'whole'],
    ['1.5000.', 'whole'],
    ['1,5E+03', 'whole'],
    ['9007199254740993', 'digits'],
  ])('the text %j is refused as a whole number: %s', (text, reason) => {
    expect(readNumber(text, 'whole')).toBe(reason);
  });

  test('what a field shows for a number is read as the same number, and has no exponent', () => {
    const numbers = fc.oneof(
      fc.double({ min: 0, max: 2 ** 53, noNaN: true }),
      fc.double({ min: 0, max: 1e-5, noNaN: true }),
      fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      fc.tuple(fc.nat(1e6), fc.integer({ min: 0, max: 12 })).map(([digits, at]) => digits / 10 ** at),
    );
    fc.assert(
      fc.property(numbers, number => {
        const shown = numberText(number);
        expect(shown).toMatch(/^\d+([.,]\d+)?$/);
        expect(Math.abs(Number(readNumber(shown)))).toBe(Math.abs(number));
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['pt-br', 0.0000005, '0,0000005'],
  ['en', 0.0000005, '0.0000005'],
  ['pt-br', 1234567.5, '1234567,5'],
  ['pt-br', 1e21, '1000000000000000000000'],
  ['pt-br', -0.5, '-0,5'],
])('in %s a field shows the number %p as %j', (locale, number, text) => {
  TranslatorContext.setLocale(locale);
  expect(numberText(number)).toBe(text);
});

test.each([
  ['12', 'a', '12'],
  ['12', '%', '12'],
  ['', 'R', ''],
  ['', 'e', ''],
  ['', 'muito', ''],
  ['', '$', ''],
  ['0', '7', '7'],
  ['12', 'e', '12e'],
  ['1,5e', '+', '1,5e+'],
  ['', '-', '-'],
  ['12', ',', '12,'],
  ['12', ' ', '12 '],
  ['12', '\u200e', '12'],
])('when the field shows %j, the key %j leaves %j', (shown, key, left) => {
  expect(filterKeys(shown + key, shown)).toBe(left);
});

test('a letter typed inside a number does nothing, and a pasted text stays as it is, to be refused', () => {
  expect(filterKeys('1x2', '12')).toBe('12');
  expect(filterKeys('3 mil', '')).toBe('3 mil');
  expect(filterKeys('1,5E+03', '')).toBe('1,5E+03');
});

test.each([
  [1234.5, 'R$\u00a01.234,50'],
  [1.2345, 'R$\u00a01,2345'],
  [0, 'R$\u00a00,00'],
  [0.0000005, 'R$\u00a00,0000005'],
  [1e21, 'R$\u00a01.000.000.000.000.000.000.000,00'],
])('R165: beside the field, the amount %p is shown as it will be sent: %j', (amount, hint) => {
  expect(moneyHint(amount)).toBe(hint);
});

test('the hint of a percentage has all the decimals that are sent', () => {
  expect([12.345, 1234.5, 0].map(value => exactText(value))).toEqual(['12,345', '1.234,5', '0']);
});

test.each([
  ['pt-br', '10.000', 'cents', 10000],
  ['pt-br', 'R$ 10.000', 'cents', 10000],
  ['pt-br', '1.234', 'cents', 1234],
  ['pt-br', '10.5', 'cents', 10.5],
  ['pt-br', '10,55', 'cents', 10.55],
  ['pt-br', '10,555', 'cents', 'cents'],
  ['pt-br', '10,000', 'cents', 'cents'],
  ['pt-br', '0.125', 'cents', 'cents'],
  ['pt-br', '1.234,567', 'cents', 'cents'],
  ['pt-br', '999.999', 'decimal', 'ambiguous'],
  ['pt-br', '\u200e007.125 ', 'decimal', 'ambiguous'],
  ['pt-br', '7,125', 'decimal', 7.125],
  ['pt-br', '1.234,5', 'decimal', 1234.5],
  ['pt-br', '10.000', 'whole', 10000],
  ['en', '10,000', 'cents', 10000],
  ['en', '10.000', 'cents', 'cents'],
  ['en', '10,5', 'cents', 10.5],
  ['en', '7.125', 'decimal', 7.125],
  ['en', '7,125', 'decimal', 'ambiguous'],
  ['en', '10,000', 'whole', 10000],
] as const)(
  'F236: in %s, %j in a field of the kind %s is read as %p, and no number is guessed',
  (locale, text, kind, read) => {
    TranslatorContext.setLocale(locale);
    expect(readNumber(text, kind)).toBe(read);
  },
);

test.each([
  ['pt-br', '1.234', [1234, 1.234]],
  ['en', ' 12,000', [12000, 12]],
  ['en', '1.234', []],
])('in %s the readings of %j are %j', (locale, text, readings) => {
  TranslatorContext.setLocale(locale);
  expect(readingsOf(text)).toEqual(readings);
});
