import { localeOfNumbers, withUnit } from './numbers';

/** Why a text is not taken as a number: it is none in this notation, or no whole one, or has too many digits. */
export type Refusal = 'notation' | 'whole' | 'digits';

/** The largest number up to which every whole number can be held exactly. */
const MOST = 2 ** 53;

const withoutLeadingZeros = (text: string) => text.replace(/^0+(?=\d)/, '');

/** A text without invisible signs, such as the marks of a direction that come with a pasted text. */
const visible = (text: string) => text.replace(/\p{Cf}/gu, '');

/** Digits, and decimals after a comma or a dot. */
const PLAIN = /^(?<integer>\d*)(?:[.,](?<decimals>\d*))?$/;

/** Thousands in groups of three digits with one sign between them, and decimals after another one. */
const GROUPED = /^(?<integer>[1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?<decimals>\d*))?$/;

/** All digits of a number without an exponent: 17 are enough for every number. */
const plainDecimal = (value: number, locale: string) =>
  value.toLocaleString(locale, { useGrouping: false, maximumSignificantDigits: 17 });

/** A number as a field shows it: in the user's locale, with all its digits and without separators of thousands. */
export const numberText = (value: number): string => plainDecimal(value, localeOfNumbers());

/**
 * The number that a text stands for; undefined if the text is blank. A comma or a dot begins the decimals, and groups
 * of three digits are thousands: `1.234.567`, `1.234,50`, `1 234,5`. With `whole`, a single group is one too: `1.500`.
 * What cannot be held exactly, and any other notation, such as signs, exponents and the digits of other scripts, is
 * refused.
 */
export const readNumber = (text: string, whole = false): number | undefined | Refusal => {
  const typed = visible(text).trim();
  if (typed === '') return undefined;
  const digits = withoutLeadingZeros(typed.replace(/^R\$\s*/, ''));
  const [first, second] = whole ? [GROUPED, PLAIN] : [PLAIN, GROUPED];
  const parts = (first.exec(digits) ?? second.exec(digits))?.groups;
  if (parts?.integer === undefined || !/\d/.test(digits)) return whole ? 'whole' : 'notation';
  const decimals = (parts.decimals ?? '').replace(/0+$/, '');
  if (whole && decimals !== '') return 'whole';
  const exact = (parts.integer.replace(/\D/g, '') || '0') + (decimals && `.${decimals}`);
  const value = Number(exact);
  return value <= MOST && plainDecimal(value, 'en') === exact ? value : 'digits';
};

const WORDS = /^[\p{L}\s$%]*$/u;

/** A letter that is no part of a number in any notation, and the signs around an amount or a percentage. */
const STRAY_KEY = /(?![eE])[\p{L}$%]/u;

/**
 * The text that a number field shows for the text of its input: words, and a key that no number has, do nothing, and
 * leading zeros go (R163). `shown` is the text before the key. Any other text stays, and `readNumber` may refuse it.
 */
export const filterKeys = (text: string, shown: string): string => {
  if (WORDS.test(text)) return '';
  return text.replace(STRAY_KEY, '') === shown ? shown : withoutLeadingZeros(visible(text));
};

/** A number as it is sent, in the user's locale, with at least as many decimals: 1.234,567. */
export const exactText = (value: number, decimals = 0): string =>
  value.toLocaleString(localeOfNumbers(), { minimumFractionDigits: decimals, maximumFractionDigits: 20 });

/** An amount of money as it is sent: R$ 1.234,567. */
export const moneyHint = (amount: number): string => withUnit('R$', exactText(amount, 2));
