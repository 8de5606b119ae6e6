import { pictureUsesIn } from 'features/markdown/shown-pictures';
import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { type Part, type Parts, textOf } from 'lib/records/parts';
import { isSameName } from 'lib/text';
import { type Piece, piecesOf } from './pieces';
import { type Place, placeIn } from './place';
import type { Matcher } from './search';

/** What may be used by other records: a picture of the library by its reference name, or a record of a section. */
export type Used = { picture: string } | { section: string; id: string };

/** Many databases find a picture by its name in any case. */
const isShownAs = (shown: string, name: string) => isSameName(shown.toLowerCase(), name.toLowerCase());

const pictureIn = (piece: Piece, name: string): Place[] => {
  if (!piece.isMarkdown) return isSameName(piece.text, name) ? [placeIn(piece, 0, piece.text.length)] : [];
  return pictureUsesIn(piece.text)
    .filter(({ name: shown }) => isShownAs(shown, name))
    .map(({ start, end }) => placeIn(piece, start, end));
};

type UsedRecord = Extract<Used, { section: string }>;

/** Where references to the record are, and the name that each shows. */
const referencesIn = (path: string, part: Part, value: unknown, used: UsedRecord): { path: string; text: string }[] => {
  if (part.to !== undefined) {
    const isUsed = part.to === used.section && isPlainObject(value) && String(value.id) === used.id;
    return isUsed ? [{ path, text: textOf(value) }] : [];
  }
  const { row, parts } = part;
  if (row && Array.isArray(value)) return value.flatMap((one, at) => referencesIn(`${path}.${at}`, row, one, used));
  if (!parts || !isPlainObject(value)) return [];
  return Object.entries(parts).flatMap(([key, one]) => referencesIn(`${path}.${key}`, one, value[key], used));
};

const usesIn = (record: Identified, shape: Parts, used: UsedRecord): Place[] =>
  Object.entries(shape).flatMap(([field, part]) =>
    referencesIn(field, part, (record as Record<string, unknown>)[field], used).map(({ path, text }) =>
      placeIn({ field, path, text }, 0, text.length),
    ),
  );

/** Finds where a record shows a picture, or holds another record. A record does not use itself. */
export const usesMatcher =
  (used: Used): Matcher =>
  (record, source) => {
    if ('picture' in used) return piecesOf(record, source).flatMap(piece => pictureIn(piece, used.picture));
    if (source.path === used.section && String(record.id) === used.id) return [];
    return usesIn(record, source.shape as Parts, used);
  };
