import numeral from 'numeral';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';

/** Number formats (R164). */
const COUNT_FORMAT = '0,0';
const DECIMAL_FORMAT = '0,0.[00]';

// English is numeral's own; of another language the formats above need the separators alone. Its other locale files
// cannot be loaded beside react-jhipster, which registers all of them.
if (!numeral.locales['pt-br']) {
  numeral.register('locale', 'pt-br', {
    ...numeral.localeData('en'),
    delimiters: { thousands: '.', decimal: ',' },
  });
}

/** From here on JavaScript writes numbers with an exponent, which numeral cannot read. */
const MAX_VALUE = 1e21;

/** Writes a number of less than `MAX_VALUE` in the reader's locale. */
const write = (value: number, pattern: string) => {
  numeral.locale(TranslatorContext.context.locale ?? 'pt-br');
  return numeral(value).format(pattern);
};

const format = (value: number, pattern: string) =>
  Math.abs(value) < MAX_VALUE ? write(Number(value.toFixed(2)), pattern) : String(value);

/** A whole number in the reader's locale: 1.234 or 1,234. */
export const formatCount = (count: number) => format(count, COUNT_FORMAT);

/** A number with up to two decimals in the reader's locale: 1.234,5 or 1,234.5. */
export const formatDecimal = (value: number) => format(value, DECIMAL_FORMAT);

/** An amount of money in the reader's locale with its prefix: R$ 1.234,50 (R165). */
export const formatMoney = (amount: number) => `R$ ${format(amount, '0,0.00')}`;

/** An amount of money as it is sent, with all its decimals: R$ 1.234,567. Nothing for no amount. */
export const moneyHint = (amount: number | null | undefined): string => {
  const value = amount ?? Number.NaN;
  return Math.abs(value) < MAX_VALUE ? `R$ ${write(value, '0,0.00[000000]')}` : '';
};

const onlyDigits = (text: string) => text.replace(/\D/g, '');
const withoutLeadingZeros = (text: string) => text.replace(/^[0.,]+(?=\d)/, '');

const GROUPED = /(?<![\d.,])\d{1,3}([.,]\d{3})+(?!\d)/;

/** A whole number; `1.500` and `1.500,75` are one thousand five hundred. From other separators on nothing counts. */
const wholeDigitsOf = (typed: string): string =>
  withoutLeadingZeros(onlyDigits(GROUPED.exec(typed)?.[0] ?? typed.split(/[.,]/)[0]));

/** Where the decimals begin: at the comma, or at a dot that follows commas; without a comma at the first dot. */
const decimalAt = (typed: string): number => {
  const comma = typed.indexOf(',');
  const dotAfter = typed.indexOf('.', comma);
  return dotAfter >= 0 ? dotAfter : comma;
};

/**
 * What a number field shows of what is typed. Without a comma that is digits and one dot. With a comma the dots before
 * it stay, for they group thousands: `1.234,50`.
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

/** The number a filtered text stands for; nothing for no digits. */
export const numberOf = (digits: string): number | undefined => (/\d/.test(digits) ? Number(digits) : undefined);
