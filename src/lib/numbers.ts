import numeral from 'numeral';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';

/** Number formats (R164). */
const COUNT_FORMAT = '0,0';
const DECIMAL_FORMAT = '0,0.[00]';

// English is built into numeral. For another language, the formats above need only the separators. The locale files of
// numeral cannot be loaded together with react-jhipster, which registers all of them.
if (!numeral.locales['pt-br']) {
  numeral.register('locale', 'pt-br', {
    ...numeral.localeData('en'),
    delimiters: { thousands: '.', decimal: ',' },
  });
}

/** From this value on, JavaScript writes numbers with an exponent, which numeral cannot read. */
const MAX_VALUE = 1e21;

export const localeOfNumbers = () => TranslatorContext.context.locale ?? 'pt-br';

const format = (value: number, pattern: string) => {
  const locale = localeOfNumbers();
  if (!(Math.abs(value) < MAX_VALUE)) return value.toLocaleString(locale);
  numeral.locale(locale);
  return numeral(Number(value.toFixed(2))).format(pattern);
};

/** A whole number in the user's locale: 1.234 or 1,234. */
export const formatCount = (count: number) => format(count, COUNT_FORMAT);

/** A number with up to two decimals in the user's locale: 1.234,5 or 1,234.5. */
export const formatDecimal = (value: number) => format(value, DECIMAL_FORMAT);

/** A number and its unit, in this order or the other, which no line break parts. */
export const withUnit = (before: string, after: string) => `${before}\u00a0${after}`;

/** An amount of money in the user's locale with its prefix: R$ 1.234,50 (R165). */
export const formatMoney = (amount: number) => withUnit('R$', format(amount, '0,0.00'));
