import { keyOf } from 'core/i18n/message-key';
import { findOptionText } from 'core/i18n/option-text';
import { labelOfField } from 'features/changes/field-text';
import { fromBase64 } from 'lib/base64';
import { isPlainObject } from 'lib/is-plain-object';
import { withPlainLineEnds } from 'lib/line-ends';
import type { Identified } from 'lib/model';
import { type Part, type Parts, text } from 'lib/records/parts';
import type { FindSource } from './source';

/** A text of a record, as people read it. */
export interface Piece {
  /** The field whose label names the text. A long text has its own name. */
  field: string;
  /** Where a text that is not long is in the record and its form, such as `flashcards.0.questionText`. */
  path?: string;
  /** Where the record stores it, such as `diagnostic.rawMarkdownAvailable`. */
  storedAt: string;
  text: string;
  isMarkdown?: boolean;
  /** No replacement changes it: a formula, what others name it by, or what only the server sets. */
  isFixed?: boolean;
  /** The text has an editor of its own. */
  isLong?: boolean;
  /** The version of a long text that waits for the next release. */
  isWaiting?: boolean;
  /** The stored value of a long text is not Base64 of a text. */
  isUnreadable?: boolean;
}

type Described = Pick<FindSource, 'i18n' | 'shape' | 'texts'>;

/** JHipster stores a file in two fields: `content`, and `contentContentType` with its type. */
const isOfFile = (name: string, fields: object) => name.endsWith('ContentType') || `${name}ContentType` in fields;

/** The texts in one part of a record. The nearest field with a label names each; without one it is not on the form. */
const partsBelow = (root: string, whole: Part, value: unknown, { i18n }: Described): Piece[] => {
  const below = (path: string, name: string, labeled: string | undefined, part: Part, inner: unknown): Piece[] => {
    const { read, row, parts, isMarkdown, isCode = false, isOfServer = false } = part;
    const field = labelOfField(i18n, name) === undefined ? labeled : name;
    if (read === text.read) {
      if (field === undefined || typeof inner !== 'string' || inner === '') return [];
      const isOption = findOptionText(keyOf(i18n, `${name}Options`), inner) !== undefined;
      const isFixed = isCode || isOfServer;
      return isOption ? [] : [{ field, path, storedAt: path, text: withPlainLineEnds(inner), isMarkdown, isFixed }];
    }
    if (row && Array.isArray(inner)) return inner.flatMap((one, at) => below(`${path}.${at}`, name, field, row, one));
    if (!parts || !isPlainObject(inner)) return [];
    return Object.entries(parts)
      .filter(([key]) => !isOfFile(key, inner))
      .flatMap(([key, one]) => below(`${path}.${key}`, key, field, one, inner[key]));
  };
  return below(root, root, undefined, whole, value);
};

const decoded = (storedAt: string, field: string, base64: string, isWaiting?: boolean): Piece => {
  const { text: read, decodable } = fromBase64(base64);
  const piece = { field, storedAt, isLong: true, isMarkdown: true, isWaiting };
  return decodable ? { ...piece, text: withPlainLineEnds(read) } : { ...piece, text: '', isUnreadable: true };
};

/** The version of a text that waits for release, where the record holds one beside the available text. */
const waitingOf = (stored: unknown) => {
  const waiting = isPlainObject(stored) ? stored.rawMarkdownToRelease : undefined;
  return isPlainObject(stored) && waiting !== stored.rawMarkdownAvailable && typeof waiting === 'string' ? waiting : '';
};

/** The long texts of a record, decoded. A text that the record does not have is an empty one. */
export const longPiecesOf = (record: Identified, { texts }: Described): Piece[] =>
  (texts?.names ?? []).flatMap(name => {
    const stored = (record as Record<string, unknown>)[name];
    const waiting = waitingOf(stored);
    const available = isPlainObject(stored) ? `${name}.rawMarkdownAvailable` : name;
    return [
      decoded(available, name, texts?.read(record, name) ?? ''),
      ...(waiting ? [decoded(`${name}.rawMarkdownToRelease`, name, waiting, true)] : []),
    ];
  });

/**
 * The texts of a record: its long texts, and all fields that its form shows as text. Names of other records, choices
 * and files are not texts of the record.
 */
export const piecesOf = (record: Identified, source: Described): Piece[] => {
  const { shape, texts } = source;
  const fields = Object.entries(shape as Parts)
    .filter(([field]) => !texts?.fields.includes(field))
    .flatMap(([field, part]) => partsBelow(field, part, (record as Record<string, unknown>)[field], source));
  return [...fields, ...longPiecesOf(record, source).filter(({ text: read }) => read !== '')];
};
