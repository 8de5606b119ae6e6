import { set } from 'react-hook-form';
import { type Texts, type TextsDescription, textsOf, withTexts } from 'features/versions/texts';
import { withLineEndsOf, withPlainLineEnds } from 'lib/line-ends';
import type { TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { hashOf } from 'lib/record-hash';
import type { ReplacePlace } from '../places';

/** A place to replace: offsets in a text with plain line ends, what stands there and what will. */
export type PlaceEdit = Pick<ReplacePlace, 'path' | 'start' | 'end' | 'match' | 'by'>;

const NO_READER = { fields: [] };

/** The text with its places replaced; undefined if one of them does not stand there any more. */
export const editedText = (stored: string, edits: readonly PlaceEdit[]): string | undefined => {
  const text = withPlainLineEnds(stored);
  if (!edits.every(({ start, end, match }) => text.slice(start, end) === match)) return undefined;
  const lastFirst = [...edits].sort((one, other) => other.start - one.start);
  const typed = lastFirst.reduce((read, { start, end, by }) => read.slice(0, start) + by + read.slice(end), text);
  return withLineEndsOf(typed, stored);
};

/** Where else the record holds the same long text: the version that waits, if it is the one that readers see. */
const twinsOf = (path: string, texts: Texts, { fields }: Pick<TextReader, 'fields'>) => {
  const [field = ''] = path.split('.');
  if (!fields.includes(field)) return [];
  return Object.keys(texts).filter(
    other => other !== path && other.split('.')[0] === field && texts[other] === texts[path],
  );
};

/**
 * The texts of a record that edits change, as they are afterwards. Undefined if a place does not stand there any more.
 * @param texts all texts of the record
 */
export const editedTexts = (
  texts: Texts,
  edits: readonly PlaceEdit[],
  reader: Pick<TextReader, 'fields'> = NO_READER,
): Texts | undefined => {
  const paths = [...new Set(edits.map(({ path }) => path))];
  const entries = paths.flatMap(path => {
    const stored = texts[path];
    const own = edits.filter(edit => edit.path === path);
    const text = stored === undefined ? undefined : editedText(stored, own);
    return [path, ...twinsOf(path, texts, reader)].map(one => [one, text] as const);
  });
  const known = entries.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]));
  return known.length === entries.length ? Object.fromEntries(known) : undefined;
};

/** A mark of a text: another text has another one. */
export const markOfText = (text: string | undefined): string => hashOf({ text });

/** The mark of the texts in which edits are. */
export const markOf = (texts: Texts, edits: readonly Pick<PlaceEdit, 'path'>[]): string =>
  [...new Set(edits.map(({ path }) => path))].map(path => `${path} ${markOfText(texts[path])}`).join('|');

/** A stored record with its places replaced. It must have them. */
export const withEdits = <T extends Identified>(record: T, edits: readonly PlaceEdit[], source: TextsDescription): T =>
  withTexts(record, editedTexts(textsOf(record, source), edits, source.texts) ?? {}, source.texts);

/** The versions of long texts that wait since the run, where none was before. */
const addedIn = (texts: Texts, before: Texts, after: Texts, { fields }: Pick<TextReader, 'fields'>) =>
  Object.keys(texts).filter(path => {
    const [field = ''] = path.split('.');
    const isOfRun = Object.keys(after).some(one => one.split('.')[0] === field && after[one] === texts[path]);
    return fields.includes(field) && before[path] === undefined && isOfRun;
  });

const nulledAt = <T extends object>(record: T, path: string): T => {
  const copy = structuredClone(record);
  set(copy, path, null);
  return copy;
};

/** The record with its texts as they were before a run, and without a waiting version that the run has made. */
export const withoutEdits = <T extends Identified>(
  record: T,
  { before, after }: { before: Texts; after: Texts },
  source: TextsDescription,
): T => {
  const former = Object.fromEntries(Object.keys(after).map(path => [path, before[path] ?? '']));
  const restored = withTexts(record, former, source.texts);
  return addedIn(textsOf(record, source), before, after, source.texts ?? NO_READER).reduce(nulledAt, restored);
};
