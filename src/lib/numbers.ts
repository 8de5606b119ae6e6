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

/** Formats a number below `MAX_VALUE` in the user's locale. */
const write = (value: number, pattern: string) => {
  numeral.locale(TranslatorContext.context.locale ?? 'pt-br');
  return numeral(value).format(pattern);
};

const format = (value: number, pattern: string) =>
  Math.abs(value) < MAX_VALUE ? write(Number(value.toFixed(2)), pattern) : String(value);

/** A whole number in the user's locale: 1.234 or 1,234. */
export const formatCount = (count: number) => format(count, COUNT_FORMAT);

/** A number with up to two decimals in the user's locale: 1.234,5 or 1,234.5. */
export const formatDecimal = (value: number) => format(value, DECIMAL_FORMAT);

/** An amount of money in the user's locale with its prefix: R$ 1.234,50 (R165). */
export const formatMoney = (amount: number) => `R$ ${format(amount, '0,0.00')}`;

/** An amount of money as it is sent, with up to eight decimals: R$ 1.234,567. Empty if there is no amount. */
export const moneyHint = (amount: number | null | undefined): string => {
  const value = amount ?? Number.NaN;
  return Math.abs(value) < MAX_VALUE ? `R$ ${write(value, '0,0.00[000000]')}` : '';
};

const onlyDigits = (text: string) => text.replace(/\D/g, '');
const withoutLeadingZeros = (text: string) => text.replace(/^[0.,]+(?=\d)/, '');

const GROUPED = /(?<![\d.,])\d{1,3}([.,]\d{3})+(?!\d)/;

/**
 * The digits of a whole number: `1.500` and `1.500,75` mean one thousand five hundred. Any other separator ends
 * the number.
 */
const wholeDigitsOf = (typed: string): string =>
  withoutLeadingZeros(onlyDigits(GROUPED.exec(typed)?.[0] ?? typed.split(/[.,]/)[0]));

/**
 * Where the decimals begin: at a dot after the first comma, or else at that comma; without a comma, at the first dot.
 */
const decimalAt = (typed: string): number => {
  const comma = typed.indexOf(',');
  const dotAfter = typed.indexOf('.', comma);
  return dotAfter >= 0 ? dotAfter : comma;
};

/**
 * The text that a number field shows for the typed text. Without a comma, that is digits and at most one dot. With a
 * comma, the dots before it stay, because they group thousands: `1.234,50`.
 */
export const shownOf = (typed: string, whole = false): string => {
  if (whole) return wholeDigitsOf(typed);
  const at = decimalAt(typed);
  const head = at < 0 ? typed : typed.slice(0, at);
  const integer = withoutLeadingZeros(head.replace(/[^\d.,]/g, ''));
  return at < 0 ? integer : integer + typed[at] + onlyDigits(typed.slice(at));
};

/**
 * Digits of a typed number with at most one dot and no leading zeros. A comma is the decimal separator, and dots before
 * it group thousands. `whole` keeps digits only.
 */
export const digitsOf = (typed: string, whole = false): string => {
  const shown = shownOf(typed, whole);
  const at = decimalAt(shown);
  if (whole || at < 0) return shown;
  return `${onlyDigits(shown.slice(0, at))}.${onlyDigits(shown.slice(at))}`;
};

/** The number in a filtered text; undefined if it has no digits. */
export const numberOf = (digits: string): number | undefined => (/\d/.test(digits) ? Number(digits) : undefined);
