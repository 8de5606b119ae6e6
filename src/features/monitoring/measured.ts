import numeral from 'numeral';
import { localeOfNumbers } from 'lib/numbers';

// English is built into numeral. For another language, the format below needs only the separators. The locale files of
// numeral cannot be loaded together with react-jhipster, which registers all of them.
if (!numeral.locales['pt-br']) {
  numeral.register('locale', 'pt-br', {
    ...numeral.localeData('en'),
    delimiters: { thousands: '.', decimal: ',' },
  });
}

/** From this value on, JavaScript writes numbers with an exponent, which numeral cannot read. */
const MAX_VALUE = 1e21;

/** A measured value with up to two decimals, in the format of JHipster's monitoring: 1.234,5 or 1,234.5 (R164). */
export const formatMeasured = (value: number): string => {
  const locale = localeOfNumbers();
  if (!(Math.abs(value) < MAX_VALUE)) return value.toLocaleString(locale);
  numeral.locale(locale);
  return numeral(Number(value.toFixed(2))).format('0,0.[00]');
};
