import { comparable, withLetters, withoutInvisible } from './text';

/** Signs that look like the typed hyphen, as word processors and PDF files write it, and the minus sign. No dashes. */
const HYPHENS = /[\u02d7\u058a\u2010\u2011\u2043\u2212\ufe63\uff0d]/g;
const APOSTROPHES = /[\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032\ua78c\uff07]/g;
const SUBSCRIPT_DIGITS = /[\u2080-\u2089]/g;
const JOINED: Readonly<Record<string, string>> = { æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ĳ: 'ij', Ĳ: 'IJ' };

/**
 * A text in which what looks the same is the same: kinds of spaces, of hyphens and of apostrophes, ligatures and their
 * letters, a subscript digit and the digit. A superscript digit is none of these: 10⁹ is not 109.
 */
const withoutKinds = (text: string): string =>
  withLetters(text)
    .replace(/[æÆœŒĳĲ]/g, letter => JOINED[letter] ?? letter)
    .replace(/\p{Zs}/gu, ' ')
    .replace(HYPHENS, '-')
    .replace(APOSTROPHES, "'")
    .replace(SUBSCRIPT_DIGITS, digit => digit.normalize('NFKD'));

/** Capital letters and then small ones: so `µ` is `μ`. Each sigma is the same, also at the end of a word. */
const withoutCase = (text: string): string => text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const LETTER_WITH_MARKS = /\p{L}\p{M}+/gu;
/** Not among these: vowels that a script, such as Devanagari, writes as marks. */
const ACCENTS = /(?=\p{M})[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]/gu;

/** A decomposed text without the marks on its letters. The stroke of `≠` stays. */
const withoutAccents = (text: string): string => text.replace(LETTER_WITH_MARKS, letter => letter.replace(ACCENTS, ''));

export interface FoldOptions {
  matchCase?: boolean;
  matchAccents?: boolean;
}

/** A text as searches compare it. Case and the marks of letters matter only if the options say so. */
export const folded = (text: string, { matchCase = false, matchAccents = false }: FoldOptions = {}): string => {
  if (/^[\x20-\x7e]*$/.test(text)) return matchCase ? text : text.toLowerCase();
  const letters = matchCase ? text : withoutCase(text);
  const apart = withoutKinds(withoutInvisible(letters.normalize('NFD')));
  return matchAccents ? apart : withoutAccents(apart);
};

/** A text as a search compares it: folded, trimmed, with one space between words. It is composed: `≠` holds no `=`. */
export const plain = (text: string): string => folded(comparable(text)).normalize('NFC');

/** Whether a text contains the typed text. Accents, case, spaces at the ends and kinds of spaces do not matter. */
export const containsPlain = (text: string, typed: string): boolean => plain(text).includes(plain(typed));
