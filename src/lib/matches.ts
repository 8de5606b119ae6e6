import { folded, type FoldOptions } from './plain';
import { INVISIBLE } from './text';
import { UNIT_SPACE } from './units';

/** A part of a text, as offsets of UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

export interface FindOptions extends FoldOptions {
  /** A match neither begins nor ends inside a word. */
  wholeWords?: boolean;
  /** A space between a number and its unit does not matter: `500mg` finds `500 mg`. */
  anyUnitSpace?: boolean;
}

/** Marks, and the parts of a syllable of Hangul after its first one. */
const LATER = String.raw`\p{M}\u1160-\u11ff\ud7b0-\ud7fb`;

/**
 * A letter with its marks, a syllable, or any other sign: a match never ends inside one. Signs of ASCII, each of which
 * folds to one character, are taken together: most of a text is read in long runs.
 */
const SIGNS = new RegExp(`[\\x20-\\x7e]+(?![${LATER}])|[^${LATER}][${LATER}]*|[${LATER}]+`, 'gu');

const isAscii = (signs: string) => signs.charCodeAt(signs.length - 1) < 0x7f;

/** How signs are compared. The result may be empty (an invisible sign) or have several characters. */
type Fold = (signs: string) => string;

/** A text has many signs but few different ones: each is folded once. */
const foldOf = (options: FindOptions): Fold => {
  const known = new Map<string, string>();
  return signs => {
    if (isAscii(signs)) return folded(signs, options);
    const before = known.get(signs);
    if (before !== undefined) return before;
    const fold = folded(signs, options);
    known.set(signs, fold);
    return fold;
  };
};

export interface Pattern {
  /** The folded search text. */
  sought: string;
  fold: Fold;
  wholeWords?: boolean;
  anyUnitSpace?: boolean;
}

/**
 * What a search text matches. Kinds of spaces, hyphens and apostrophes, ligatures, invisible signs, and whether accents
 * are composed never matter. Case and accents matter only if the options say so. A search text of invisible signs alone
 * finds just these.
 */
export const patternOf = (text: string, options: FindOptions): Pattern | undefined => {
  if (text === '') return undefined;
  const fold = foldOf(options);
  const sought = text.replace(SIGNS, fold);
  const { wholeWords, anyUnitSpace = false } = options;
  if (sought === '') return { sought: text, fold: sign => sign };
  return { sought: anyUnitSpace ? sought.replace(UNIT_SPACE, '') : sought, fold, wholeWords, anyUnitSpace };
};

/** The folded text. `from` and `to` are the ends, in the text itself, of the sign that a character comes from. */
const foldedWithPlaces = (text: string, fold: Fold) => {
  const from: number[] = [];
  const to: number[] = [];
  const whole = text.replace(SIGNS, (signs, at: number) => {
    const read = fold(signs);
    const step = isAscii(signs) ? 1 : 0;
    for (let count = 0; count < read.length; count += 1) {
      from.push(at + count * step);
      to.push(at + (step ? count + 1 : signs.length));
    }
    return read;
  });
  return { whole, from, to };
};

/** The same text without the spaces between numbers and units. */
const withoutUnitSpaces = ({ whole, from, to }: ReturnType<typeof foldedWithPlaces>) => {
  const left = new Set(
    [...whole.matchAll(UNIT_SPACE)].flatMap(({ 0: { length }, index }) =>
      Array.from({ length }, (_, at) => index + at),
    ),
  );
  const isKept = (_: unknown, at: number) => !left.has(at);
  return { whole: whole.replace(UNIT_SPACE, ''), from: from.filter(isKept), to: to.filter(isKept) };
};

const BEFORE_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}][${INVISIBLE}]*)$`, 'u');
const AFTER_WORD = new RegExp(`^(?![${INVISIBLE}]*[\\p{L}\\p{M}\\p{N}])`, 'u');

/** How many code units beside a match tell whether a word goes on: a sign, and invisible ones before it. */
const NEAR = 20;

const isWholeWord = (text: string, { start, end }: Span) =>
  BEFORE_WORD.test(text.slice(Math.max(0, start - NEAR), start)) && AFTER_WORD.test(text.slice(end, end + NEAR));

/** The matches in a text, as positions in the text itself. */
export const matchesIn = (text: string, pattern: Pattern | undefined): Span[] => {
  if (!pattern) return [];
  const { sought, fold, wholeWords = false, anyUnitSpace = false } = pattern;
  const folds = text.replace(SIGNS, fold);
  if (!(anyUnitSpace ? folds.replace(UNIT_SPACE, '') : folds).includes(sought)) return [];
  const read = foldedWithPlaces(text, fold);
  const { whole, from, to } = anyUnitSpace ? withoutUnitSpaces(read) : read;
  const isBetweenSigns = (at: number) => from[at] === undefined || from[at] !== from[at - 1];
  const matches: Span[] = [];
  let at = whole.indexOf(sought);
  while (at >= 0) {
    const end = at + sought.length;
    const [start, stop] = [from[at], to[end - 1]];
    const isMatch = start !== undefined && stop !== undefined && isBetweenSigns(at) && isBetweenSigns(end);
    const isFound = isMatch && (!wholeWords || isWholeWord(text, { start, end: stop }));
    if (isFound) matches.push({ start, end: stop });
    at = whole.indexOf(sought, isFound ? end : at + 1);
  }
  return matches;
};

/** The index of the first match that begins at or after an offset, or 0. */
export const matchFrom = (matches: readonly Span[], place: number) => {
  const found = matches.findIndex(({ start }) => start >= place);
  return found < 0 ? 0 : found;
};
