import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { formatMeasured } from 'features/monitoring/measured';
import { formatCount, formatDecimal, formatMoney } from 'lib/numbers';

beforeEach(() => TranslatorContext.setLocale('pt-br'));

test.each([
  ['pt-br', 'R$\u00a01.234,50'],
  ['en', 'R$\u00a01,234.50'],
])('R164: money is shown with its prefix and the separators of the locale: %s', (locale, text) => {
  TranslatorContext.setLocale(locale);
  expect(formatMoney(1234.5)).toBe(text);
});

test.each([
  [1234, '1.234', '1.234'],
  [1.239, '1', '1,24'],
  [1e21, '1.000.000.000.000.000.000.000', '1.000.000.000.000.000.000.000'],
  [-1e21, '-1.000.000.000.000.000.000.000', '-1.000.000.000.000.000.000.000'],
  [Number.NaN, 'NaN', 'NaN'],
  [1.499, '1', '1,5'],
  [-0.001, '0', '0'],
])('%d is formatted as the count %j and as the decimal %j, as a measured value too', (value, count, decimal) => {
  expect(formatCount(value)).toBe(count);
  expect(formatDecimal(value)).toBe(decimal);
  expect(formatMeasured(value)).toBe(decimal);
});
