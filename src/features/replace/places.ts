import type { Piece } from 'features/find/pieces';
import { piecesOf } from 'features/find/pieces';
import { type Place, placeIn } from 'features/find/place';
import type { FindSource } from 'features/find/source';
import { pictureUsesIn } from 'features/markdown/shown-pictures';
import { markdownOfPicture, nameInAddress } from 'features/pictures/picture';
import { matchesIn, type Pattern, patternOf, type Span } from 'lib/matches';
import type { Identified } from 'lib/model';
import { isNaming } from 'lib/records/names';
import { isSameName } from 'lib/text';
import { likeCase } from './internal/like-case';
import { mapAt, touches } from './internal/untouched';

/** What is replaced in the texts, and by what. */
export interface Replacement {
  /** The words that are sought, as one phrase; or a picture's reference name. */
  text: string;
  by: string;
  wholeWords?: boolean;
  matchAccents?: boolean;
  /** Each place keeps its case. */
  keepCase?: boolean;
  /** The names of records are searched too. */
  inNames?: boolean;
  /** `text` is the reference name of a picture, and only references are replaced. */
  isPicture?: boolean;
}

/** A place that may be replaced. Its offsets are those of the text with plain line ends. */
export interface ReplacePlace extends Pick<Place, 'field' | 'isWaiting' | 'start' | 'end' | 'before' | 'after'> {
  /** Where the record stores the text. */
  path: string;
  /** What stands there. */
  match: string;
  /** What will stand there. */
  by: string;
}

const BAR = /(?<!\\)\|/g;

const placeAt = (piece: Piece, { start, end }: Span, by: string): ReplacePlace => {
  const { field, isWaiting, before, after } = placeIn(piece, start, end);
  return { field, isWaiting, start, end, before, after, path: piece.storedAt, match: piece.text.slice(start, end), by };
};

/** `pattern`: what the words of the replacement match. */
const wordsIn = (piece: Piece, { by, keepCase = false }: Replacement, pattern: Pattern | undefined): ReplacePlace[] => {
  const spans = matchesIn(piece.text, pattern);
  if (spans.length === 0) return [];
  const { untouched, tables } = mapAt(piece.text, spans, piece.isMarkdown === true);
  return spans
    .filter(span => !touches(span, untouched))
    .map(span => {
      const cased = keepCase ? likeCase(by, piece.text.slice(span.start, span.end)) : by;
      return placeAt(piece, span, touches(span, tables) ? cased.replace(BAR, '\\|') : cased);
    });
};

/** The name in the address of a picture. */
const ADDRESS_NAME = /(?<=\/images\/)[^\s)>"]+/;

/** Another name in markdown that shows a picture, or links to it. Words of the author's own stay. */
const withName = (markdown: string, name: string, by: string) =>
  markdown === markdownOfPicture(name)
    ? markdownOfPicture(by)
    : markdown.replace(ADDRESS_NAME, () => nameInAddress(by));

const picturesIn = (piece: Piece, { text, by }: Replacement): ReplacePlace[] =>
  piece.isMarkdown
    ? pictureUsesIn(piece.text)
        .filter(({ name }) => isSameName(name.toLowerCase(), text.toLowerCase()))
        .map(({ start, end, name }) => placeAt(piece, { start, end }, withName(piece.text.slice(start, end), name, by)))
    : [];

/** Whether the text is the name of the record. */
const isNameOfRecord = ({ path }: Piece) => path !== undefined && isNaming(path);

/**
 * Finds the places in a record's texts that may be replaced. Formulas and codes are left out, and the record's own
 * name, if it is not wanted.
 */
export const replacementMatcher = (replacement: Replacement) => {
  const { text, isPicture = false, inNames = false } = replacement;
  const pattern = patternOf(text, { ...replacement, anyUnitSpace: true });
  return (record: Identified, source: Pick<FindSource, 'i18n' | 'shape' | 'texts'>): ReplacePlace[] =>
    piecesOf(record, source)
      .filter(piece => !piece.isFixed && (inNames || !isNameOfRecord(piece)))
      .flatMap(piece => (isPicture ? picturesIn(piece, replacement) : wordsIn(piece, replacement, pattern)))
      .filter(({ match, by }) => match !== by);
};
