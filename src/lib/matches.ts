import { lastBefore } from './binary-search';
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

/** Signs of a text that fold together. `at` is where their fold begins in the folded text. */
interface Run extends Span {
  at: number;
  isAscii: boolean;
}

/** The folded text, and the signs that it comes from, in their order. Signs that fold to nothing are left out. */
const foldedRuns = (text: string, fold: Fold) => {
  const runs: Run[] = [];
  let at = 0;
  const whole = text.replace(SIGNS, (signs, start: number) => {
    const read = fold(signs);
    if (read !== '') runs.push({ at, start, end: start + signs.length, isAscii: isAscii(signs) });
    at += read.length;
    return read;
  });
  return { whole, runs };
};

/** A text without the spaces between numbers and units, and where each place of it was before. */
const withoutUnitSpaces = (whole: string) => {
  const cuts = [{ at: 0, left: 0 }];
  let left = 0;
  const kept = whole.replace(UNIT_SPACE, (spaces, start: number) => {
    cuts.push({ at: start - left, left: left + spaces.length });
    left += spaces.length;
    return '';
  });
  return { kept, before: (place: number) => place + (cuts[lastBefore(cuts, ({ at }) => at > place)]?.left ?? 0) };
};

/** A folded text. `signAt` gives the sign in the text itself from which a character of it comes. */
const foldedWithSigns = (text: string, { fold, anyUnitSpace = false }: Pattern) => {
  const { whole, runs } = foldedRuns(text, fold);
  const { kept, before } = anyUnitSpace ? withoutUnitSpaces(whole) : { kept: whole, before: (place: number) => place };
  const signAt = (place: number): Span | undefined => {
    if (place < 0 || place >= kept.length) return undefined;
    const inWhole = before(place);
    const run = runs[lastBefore(runs, ({ at }) => at > inWhole)];
    if (!run?.isAscii) return run;
    const start = run.start + inWhole - run.at;
    return { start, end: start + 1 };
  };
  return { kept, signAt };
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
  const { sought, wholeWords = false } = pattern;
  const { kept, signAt } = foldedWithSigns(text, pattern);
  const isBetweenSigns = (at: number) => signAt(at)?.start !== signAt(at - 1)?.start;
  const matches: Span[] = [];
  let at = kept.indexOf(sought);
  while (at >= 0) {
    const after = at + sought.length;
    const [start, end] = [signAt(at)?.start, signAt(after - 1)?.end];
    const isMatch = start !== undefined && end !== undefined && isBetweenSigns(at) && isBetweenSigns(after);
    const isFound = isMatch && (!wholeWords || isWholeWord(text, { start, end }));
    if (isFound) matches.push({ start, end });
    at = kept.indexOf(sought, isFound ? after : at + 1);
  }
  return matches;
};

/** The index of the first match that begins at or after an offset, or 0. */
export const matchFrom = (matches: readonly Span[], place: number) => {
  const found = matches.findIndex(({ start }) => start >= place);
  return found < 0 ? 0 : found;
};
