import { type FindOptions, matchesIn, patternOf } from 'lib/matches';
import { folded } from 'lib/plain';
import { type Piece, piecesOf } from './internal/pieces';
import { type Place, placeIn } from './place';
import type { Matcher } from './search';

/** A rough form of a text, many times faster than the exact search. It contains all that the exact search can find. */
const rough = (text: string) => folded(text).replace(/\p{M}/gu, '');

/** The words in a piece of text: only its lines that may have them are read sign by sign. */
const placesIn = (piece: Piece, sought: string, options: FindOptions): Place[] => {
  const { text } = piece;
  const wanted = rough(sought);
  if (!rough(text).includes(wanted)) return [];
  const pattern = patternOf(sought, options);
  const places: Place[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const found = rough(line).includes(wanted) ? matchesIn(line, pattern) : [];
    for (const match of found) places.push(placeIn(piece, start + match.start, start + match.end));
    start += line.length + 1;
  }
  return places;
};

/**
 * Finds words in all texts of a record. Case, accents and kinds of spaces do not matter; a match lies in one line.
 * `sought` is not empty.
 */
export const wordsMatcher =
  (sought: string, options: FindOptions): Matcher =>
  (record, source) =>
    piecesOf(record, source).flatMap(piece => placesIn(piece, sought, options));
