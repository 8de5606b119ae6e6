import { isPlainObject } from 'lib/is-plain-object';
import type { TextReader } from 'lib/long-texts';
import { type Texts, withTexts } from '../texts';

const hasIds = (rows: readonly unknown[]) => rows.some(row => isPlainObject(row) && row.id !== undefined);

/** How many rows without ids a version has in each list. */
const countsOf = (texts: Texts): Map<string, number> => {
  const counts = new Map<string, number>();
  Object.keys(texts).forEach(path => {
    const [, list, at] = /^([^.]+)\.(\d+)\./.exec(path) ?? [];
    if (list === undefined || texts[`${list}.${at}.id`] !== undefined) return;
    counts.set(list, Math.max(counts.get(list) ?? 0, Number(at) + 1));
  });
  return counts;
};

/** A list whose rows have no ids is known by the order of its rows alone: it gets as many as the version has. */
const withRows = (record: object, texts: Texts): object => {
  const lists = [...countsOf(texts)].flatMap(([list, count]) => {
    const rows: unknown = (record as Record<string, unknown>)[list];
    if (!Array.isArray(rows) || hasIds(rows) || rows.length === count) return [];
    const added = Array.from({ length: Math.max(0, count - rows.length) }, () => ({}));
    return [[list, [...(rows as unknown[]).slice(0, count), ...added]] as const];
  });
  return lists.length === 0 ? record : { ...record, ...Object.fromEntries(lists) };
};

/** The record with the texts of a version. */
export const recordOfVersion = (record: object, texts: Texts, reader: TextReader | undefined): object =>
  withTexts(withRows(record, texts), texts, reader);
