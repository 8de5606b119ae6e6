import { type FindOptions, matchesIn, type Pattern, patternOf, type Span } from 'lib/matches';
import { folded } from 'lib/plain';
import { UNIT_SPACE } from 'lib/units';
import { type Piece, piecesOf } from './pieces';
import { type Place, placeIn } from './place';
import type { Matcher } from './search';
import { termsOf } from './terms';

/** A rough form of a text, many times faster than the exact search. It contains all that the exact search can find. */
const rough = (text: string) => folded(text).replace(/\p{M}/gu, '').replace(UNIT_SPACE, '');

interface Term {
  text: string;
  /** Its rough form. */
  wanted: string;
  pattern: Pattern | undefined;
}

const termOf =
  (options: FindOptions) =>
  (text: string): Term => ({ text, wanted: rough(text), pattern: patternOf(text, options) });

/** A term in a line, with its matches there as offsets in the whole text. */
interface FoundTerm {
  term: Term;
  matches: readonly Span[];
}

/** The lines of a text that have some of the terms. Only lines that may have them are read sign by sign. */
const linesWith = (text: string, terms: readonly Term[]): FoundTerm[][] => {
  let next = 0;
  return text
    .split('\n')
    .map(line => {
      const from = next;
      next += line.length + 1;
      const read = rough(line);
      return terms
        .filter(({ wanted }) => read.includes(wanted))
        .map(term => ({
          term,
          matches: matchesIn(line, term.pattern).map(({ start, end }) => ({ start: from + start, end: from + end })),
        }))
        .filter(({ matches }) => matches.length > 0);
    })
    .filter(found => found.length > 0);
};

const placeOf = (piece: Piece, { start, end }: Span, sought = piece.text.slice(start, end)): Place => ({
  ...placeIn(piece, start, end),
  sought,
});

/** The most characters from the first to the last term of a line that are one place. */
const MOST_BETWEEN = 120;

/** From the first to the last of the terms in a line, or only the first one, if that is too long. */
const placesOfLine = (piece: Piece, line: readonly FoundTerm[]): Place[] => {
  const spans = line.flatMap(({ matches: [first] }) => first ?? []);
  const start = Math.min(...spans.map(span => span.start));
  const end = Math.max(...spans.map(span => span.end));
  if (end - start <= MOST_BETWEEN) return [placeOf(piece, { start, end })];
  return line
    .slice(0, 1)
    .flatMap(({ term, matches }) => matches.slice(0, 1).map(span => placeOf(piece, span, term.text)));
};

/**
 * The words in a piece of text, if it has all of them: each match of one term; of several, the lines that have the most
 * of them.
 */
const placesIn = (piece: Piece, terms: readonly Term[]): Place[] => {
  const read = rough(piece.text);
  if (!terms.every(({ wanted }) => read.includes(wanted))) return [];
  const lines = linesWith(piece.text, terms);
  if (!terms.every(term => lines.some(line => line.some(found => found.term === term)))) return [];
  if (terms.length === 1)
    return lines.flat().flatMap(({ term, matches }) => matches.map(span => placeOf(piece, span, term.text)));
  const most = Math.max(...lines.map(({ length }) => length));
  return lines.filter(({ length }) => length === most).flatMap(line => placesOfLine(piece, line));
};

/**
 * Finds words in all texts of a record: all of them in one text. Case, accents, kinds of spaces, and spaces between
 * numbers and units do not matter; a match lies in one line. `sought` is not empty.
 */
export const wordsMatcher = (sought: string, options: FindOptions): Matcher => {
  const terms = termsOf(sought).map(termOf({ ...options, anyUnitSpace: true }));
  return (record, source) => piecesOf(record, source).flatMap(piece => placesIn(piece, terms));
};
