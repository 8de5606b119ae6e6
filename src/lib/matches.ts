import { withoutAccents } from './plain';
import { INVISIBLE, withoutInvisible } from './text';

/** A part of a text, as offsets of UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

export interface FindOptions {
  matchCase?: boolean;
  matchAccents?: boolean;
  /** A match neither begins nor ends inside a word. */
  wholeWords?: boolean;
}

/** A letter with its marks, or any other sign. A match never ends inside one. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gsu;

/** How a sign is compared. Its result may be empty (an invisible sign) or have several characters. */
type Fold = (sign: string) => string;

/** Capital letters and then small ones: so `µ` is `μ`, and `ﬁ` is `fi`. */
const withoutCase = (sign: string) => sign.toUpperCase().toLowerCase();

const foldOf =
  ({ matchCase = false, matchAccents = false }: FindOptions): Fold =>
  sign => {
    const letters = matchCase ? sign : withoutCase(sign);
    if (/^[\x20-\x7e]$/.test(letters)) return letters;
    const apart = withoutInvisible(letters.normalize('NFD')).replace(/\p{Zs}/gu, ' ');
    return matchAccents ? apart : withoutAccents(apart);
  };

export interface Pattern {
  /** The folded search text. */
  sought: string;
  fold: Fold;
  wholeWords?: boolean;
}

/**
 * What a search text matches. Kinds of spaces, invisible signs, and whether accents are composed never matter. Case and
 * accents matter only if the options say so. A search text of invisible signs alone finds just these.
 */
export const patternOf = (text: string, options: FindOptions): Pattern | undefined => {
  if (text === '') return undefined;
  const fold = foldOf(options);
  const sought = text.replace(SIGN, fold);
  const { wholeWords } = options;
  return sought === '' ? { sought: text, fold: sign => sign } : { sought, fold, wholeWords };
};

/** The folded text. `from` and `to` are the ends, in the text itself, of the sign that a character comes from. */
const foldedWithPlaces = (text: string, fold: Fold) => {
  const from: number[] = [];
  const to: number[] = [];
  const folded = text.replace(SIGN, (sign, at: number) => {
    const read = fold(sign);
    for (let count = 0; count < read.length; count += 1) {
      from.push(at);
      to.push(at + sign.length);
    }
    return read;
  });
  return { folded, from, to };
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
  const { sought, fold, wholeWords = false } = pattern;
  const { folded, from, to } = foldedWithPlaces(text, fold);
  const isBetweenSigns = (at: number) => from[at] === undefined || from[at] !== from[at - 1];
  const matches: Span[] = [];
  let at = folded.indexOf(sought);
  while (at >= 0) {
    const end = at + sought.length;
    const [start, stop] = [from[at], to[end - 1]];
    const isMatch = start !== undefined && stop !== undefined && isBetweenSigns(at) && isBetweenSigns(end);
    const isFound = isMatch && (!wholeWords || isWholeWord(text, { start, end: stop }));
    if (isFound) matches.push({ start, end: stop });
    at = folded.indexOf(sought, isFound ? end : at + 1);
  }
  return matches;
};

/** The index of the first match that begins at or after an offset, or 0. */
export const matchFrom = (matches: readonly Span[], place: number) => {
  const found = matches.findIndex(({ start }) => start >= place);
  return found < 0 ? 0 : found;
};
