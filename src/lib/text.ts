import { attempt } from './browser/attempt';

/**
 * Signs that show nothing by themselves: soft hyphens, joiners, marks of direction, control characters other than tabs
 * and line ends, variation selectors, the fillers of Hangul and Braille, half characters. For a class of a regular
 * expression with `u`.
 */
export const INVISIBLE = String.raw`\0-\x08\x0e-\x1f\x7f-\x9f\p{Cf}\p{Cs}\p{DI}\u2800`;

const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu');
const BLANK = new RegExp(`^[\\s${INVISIBLE}]*$`, 'u');

/** What is cut off at the ends. A variation selector or tag at the end belongs to the emoji before it. */
const EDGE = String.raw`(?:(?![\ufe00-\ufe0f\u{e0020}-\u{e007f}])[\s${INVISIBLE}])`;
const EDGES = new RegExp(`^${EDGE}+|${EDGE}+$`, 'gu');

/** Whether nothing is visible in a text. */
export const isBlankText = (text: string): boolean => BLANK.test(text);

/** A name without spaces of any kind and without invisible signs at both ends. What stands inside stays as it is. */
export const trimmed = (text: string): string => (isBlankText(text) ? '' : text.replace(EDGES, ''));

export const withoutInvisible = (text: string): string => text.replace(INVISIBLES, '');

/**
 * A text as names are compared: composed, without invisible signs, with one plain space between words. Case and accents
 * matter.
 */
export const comparable = (text: string): string =>
  withoutInvisible(text.replace(/[^\S\ufeff]+/g, ' '))
    .trim()
    .normalize('NFC');

/** Ligatures of fonts, which PDF files hold in the place of letters. */
const LIGATURES = /[\ufb00-\ufb17\ufb4f\ufef5-\ufefc]/g;

/** A text with the letters of each ligature in its place: `fi` for `ﬁ`. */
export const withLetters = (text: string): string => text.replace(LIGATURES, ligature => ligature.normalize('NFKD'));

const BETWEEN_LETTERS = new RegExp(`([\\p{L}\\p{M}\\p{N}])[${INVISIBLE}]+(?=[\\p{L}\\p{M}\\p{N}])`, 'gu');

/**
 * A typed search as it is sent: composed and trimmed, with one plain space between words, without invisible signs
 * between letters, with letters for ligatures.
 */
export const searchText = (typed: string): string =>
  trimmed(withLetters(typed.replace(/[^\S\ufeff]+/g, ' ')).replace(BETWEEN_LETTERS, '$1')).normalize('NFC');

const isText = (name: unknown): name is string => typeof name === 'string' && name !== '';

/** Whether two names read the same. A missing name is the same as none, because it says nothing about another name. */
export const isSameName = (one: string | null | undefined, other: string | null | undefined): boolean =>
  isText(one) && isText(other) && comparable(one) === comparable(other);

/**
 * A text cut to at most this many UTF-16 code units, between two characters as a reader sees them. Firefox before 125
 * cannot tell these (`Intl.Segmenter`); there only a half character is never left.
 */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = attempt(() => new Intl.Segmenter().segment(text).containing(most)?.index);
  return end === undefined ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text.slice(0, end);
};

/** The text on one line, without surrounding whitespace. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
