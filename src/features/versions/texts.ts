import { fromBase64, toBase64 } from 'lib/base64';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { PLAIN_BASE64, type TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { type Part, type Parts, text } from 'lib/records/parts';
import type { AnyShape } from 'lib/records/shape';

/**
 * The texts of a record by their paths, as react-hook-form names them: `description`, `flashcards.0.questionText`,
 * `diagnostic.rawMarkdownAvailable`. Long texts are decoded, exactly as they are stored. A text that the record does
 * not have is empty. A row's id stands at its path (`contents.0.id`): it tells which row the texts belong to.
 */
export type Texts = Readonly<Record<string, string>>;

/** What describes the texts of a section's records. */
export interface TextsDescription {
  shape: AnyShape<Record<string, unknown>>;
  texts?: TextReader;
}

type Entry = readonly [path: string, text: string];

const decoded = (path: string, stored: unknown): Entry[] => {
  const { text: read, decodable } = fromBase64(typeof stored === 'string' ? stored : '');
  return decodable ? [[path, read]] : [];
};

const longEntries = (path: string, { longText, parts = {} }: Part, value: unknown): Entry[] => {
  if (longText === PLAIN_BASE64) return decoded(path, value);
  const held = fieldsOf(value);
  // The first one is the text that readers see. Most texts have none that waits for a release.
  return Object.keys(parts)
    .filter((name, at) => at === 0 || typeof held[name] === 'string')
    .flatMap(name => decoded(`${path}.${name}`, held[name]));
};

/** JHipster stores a file in two fields: `content`, and `contentContentType` with its type. */
const isOfFile = (name: string, parts: Parts) => name.endsWith('ContentType') || `${name}ContentType` in parts;

const rowId = (path: string, row: unknown): Entry[] => {
  const id = isPlainObject(row) ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? [[`${path}.id`, String(id)]] : [];
};

const entriesBelow = (path: string, part: Part, value: unknown): Entry[] => {
  const { read, row, parts, longText, options, isOfServer = false } = part;
  if (longText) return longEntries(path, part, value);
  if (isOfServer || options) return [];
  if (read === text.read) return [[path, typeof value === 'string' ? value : '']];
  if (row && Array.isArray(value))
    return value.flatMap((one: unknown, at) => {
      const below = entriesBelow(`${path}.${at}`, row, one);
      return below.length > 0 ? [...rowId(`${path}.${at}`, one), ...below] : [];
    });
  return parts && isPlainObject(value) ? entriesOf(parts, value, `${path}.`) : [];
};

const entriesOf = (parts: Parts, record: Record<string, unknown>, before = ''): Entry[] =>
  Object.entries(parts)
    .filter(([name]) => !isOfFile(name, parts))
    .flatMap(([name, part]) => entriesBelow(before + name, part, record[name]));

/** The texts of a record, its name among them. A stored long text that is not Base64 of a text is left out. */
export const textsOf = (record: Identified, { shape }: TextsDescription): Texts =>
  Object.fromEntries(entriesOf(shape as Parts, record as Record<string, unknown>));

const ROW_ID = /\.\d+\.id$/;

/** The texts alone, with the ids of rows in their paths: servers send rows in no order. */
export const byRowId = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([path]) => !ROW_ID.test(path))
      .map(([path, read]) => [
        path.replace(/^(.+?)\.(\d+)\./, (whole, list: string, at: string) => {
          const id = texts[`${list}.${at}.id`];
          return id === undefined ? whole : `${list}#${id}.`;
        }),
        read,
      ]),
  );

const isLong = (path: string, fields: readonly string[]) => fields.includes(path) || /\.rawMarkdown\w+$/.test(path);

/** Where the row that a version has at this index is in the record by now: by its id, if it had one. */
const indexIn = (rows: readonly unknown[], at: number, id: string | undefined) =>
  id === undefined ? at : rows.findIndex(row => isPlainObject(row) && String(row.id) === id);

/** A value as it is with a text in it; the identical value if it has no such place, or the same text there. */
const withText = (value: unknown, [name = '', ...below]: readonly string[], write: Write, path = ''): unknown => {
  if (Array.isArray(value)) {
    const index = indexIn(value, Number(name), write.texts[`${path}${name}.id`]);
    const row: unknown = value[index];
    if (!isPlainObject(row)) return value;
    const written = withText(row, below, write, `${path}${name}.`);
    return written === row ? value : value.with(index, written);
  }
  if (!isPlainObject(value)) return value;
  const inner = value[name];
  const written =
    below.length === 0 ? write.value(inner) : withText(inner ?? write.blank, below, write, `${path}${name}.`);
  return written === inner || written === write.blank ? value : { ...value, [name]: written };
};

interface Write {
  texts: Texts;
  /** What stands for an object that the record does not have; undefined if none may be made. */
  blank: object | undefined;
  value: (stored: unknown) => unknown;
}

const writeOf = (texts: Texts, path: string, fields: readonly string[]): Write => {
  const wanted = texts[path] ?? '';
  if (!isLong(path, fields))
    return { texts, blank: undefined, value: stored => ((stored ?? '') === wanted ? stored : wanted) };
  const value = (stored: unknown) => {
    const { text: now, decodable } = fromBase64(typeof stored === 'string' ? stored : '');
    return !decodable || now === wanted ? stored : toBase64(wanted);
  };
  return { texts, blank: {}, value };
};

/**
 * The record with these texts. What is equal already, or cannot be read, stays as it is stored, byte for byte. A path
 * that the record no longer has is left alone: a row that is gone, or that had another id.
 */
export const withTexts = <T extends object>(record: T, texts: Texts, reader: TextReader | undefined): T =>
  Object.keys(texts)
    .filter(path => !ROW_ID.test(path))
    .reduce<unknown>(
      (written, path) => withText(written, path.split('.'), writeOf(texts, path, reader?.fields ?? [])),
      record,
    ) as T;
