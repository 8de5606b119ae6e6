import { localeOfNumbers, withUnit } from './numbers';

/** What a field holds: whole numbers, any decimals, or money and percentages, with two decimals at most. */
export type NumberKind = 'whole' | 'decimal' | 'cents';

/**
 * Why a text is not taken as a number: it is none in this notation, or no whole one, or has too many digits or
 * decimals, or its only group of digits may be thousands as well as decimals.
 */
export type NumberRefusal = 'notation' | 'whole' | 'digits' | 'cents' | 'ambiguous';

/** The largest number up to which every whole number can be held exactly. */
const MOST = 2 ** 53;

const withoutLeadingZeros = (text: string) => text.replace(/^0+(?=\d)/, '');

/** A text without invisible signs, such as the marks of a direction that come with a pasted text. */
const visible = (text: string) => text.replace(/\p{Cf}/gu, '');

/** Digits, and decimals after a comma or a dot. */
const PLAIN = /^(?<integer>\d*)(?:[.,](?<decimals>\d*))?$/;

/** Thousands in groups of three digits with one sign between them, and decimals after another one. */
const GROUPED = /^(?<integer>[1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?<decimals>\d*))?$/;

/** One group of three digits after the sign that the user's language writes before thousands: 1.234 or 1,234. */
const oneGroup = () => (localeOfNumbers() === 'en' ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/);

const digitsIn = (text: string) =>
  withoutLeadingZeros(
    visible(text)
      .trim()
      .replace(/^R\$\s*/, ''),
  );

/** Both numbers that an ambiguous text may stand for: with thousands, and with decimals. */
export const readingsOf = (text: string): readonly number[] => {
  const digits = digitsIn(text);
  return oneGroup().test(digits) ? ['', '.'].map(sign => Number(digits.replace(/[.,]/, sign))) : [];
};

/** All digits of a number without an exponent: 17 are enough for every number. */
const plainDecimal = (value: number, locale: string) =>
  value.toLocaleString(locale, { useGrouping: false, maximumSignificantDigits: 17 });

/** A number as a field shows it: in the user's locale, with all its digits and without separators of thousands. */
export const numberText = (value: number): string => plainDecimal(value, localeOfNumbers());

/** The digits before and after the sign of decimals; undefined in any other notation. */
const partsOf = (digits: string, kind: NumberKind) => {
  const isGroup = kind === 'whole' || (kind === 'cents' && oneGroup().test(digits));
  const [first, second] = isGroup ? [GROUPED, PLAIN] : [PLAIN, GROUPED];
  const { integer, decimals = '' } = (first.exec(digits) ?? second.exec(digits))?.groups ?? {};
  return integer === undefined || !/\d/.test(digits) ? undefined : { integer, decimals };
};

/**
 * The number that a text stands for; undefined if the text is blank. A comma or a dot begins the decimals, and groups
 * of three digits are thousands: `1.234.567`, `1.234,50`, `1 234,5`. A single group is thousands only in a field of
 * whole numbers, or of money after the sign that the language writes before thousands. Elsewhere such a group is
 * ambiguous. What cannot be held exactly, and any other notation, such as signs, exponents and the digits of other
 * scripts, is refused.
 */
export const readNumber = (text: string, kind: NumberKind = 'decimal'): number | undefined | NumberRefusal => {
  if (visible(text).trim() === '') return undefined;
  const digits = digitsIn(text);
  if (kind === 'decimal' && oneGroup().test(digits)) return 'ambiguous';
  const parts = partsOf(digits, kind);
  if (!parts) return kind === 'whole' ? 'whole' : 'notation';
  const decimals = parts.decimals.replace(/0+$/, '');
  if (kind === 'whole' && decimals !== '') return 'whole';
  if (kind === 'cents' && parts.decimals.length > 2) return 'cents';
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
