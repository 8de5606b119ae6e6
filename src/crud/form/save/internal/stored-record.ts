import { set } from 'react-hook-form';
import { same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import type { Id } from 'lib/model';

const isId = (value: unknown): value is Id => typeof value === 'number' || (typeof value === 'string' && value !== '');

const isEmpty = (value: unknown) => value === undefined || value === null;

/** Whether the server's part is the one that was sent: its plain values are the same, apart from a new id. */
const isSamePart = (sent: unknown, stored: unknown, isAnew: boolean): boolean =>
  isPlainObject(sent) &&
  isPlainObject(stored) &&
  Object.entries(sent).every(
    ([key, value]) =>
      (isAnew && key === 'id') ||
      isEmpty(value) ||
      typeof value === 'object' ||
      isEmpty(stored[key]) ||
      stored[key] === value,
  );

const idOf = (record: unknown) => (isPlainObject(record) && isId(record.id) ? String(record.id) : undefined);

/** Whether the server stored the record under another id than the sent one: it had been deleted, and is made anew. */
export const isMadeAnew = (sent: unknown, stored: unknown): boolean => {
  const [before, after] = [idOf(sent), idOf(stored)];
  return before !== undefined && after !== undefined && before !== after;
};

/** A path in a record, as react-hook-form names fields, and the id that belongs there. */
export type NewId = readonly [path: string, id: Id];

const idsInRows = (
  now: readonly unknown[],
  sent: readonly unknown[],
  stored: readonly unknown[],
  prefix: string,
  isAnew: boolean,
): NewId[] => {
  // Rows that were added, removed or reordered since then cannot be matched by their index.
  if (now.length !== sent.length || sent.length !== stored.length) return [];
  if (!sent.every((row, index) => isSamePart(row, stored[index], isAnew))) return [];
  return now.flatMap((row, index) => idsIn(row, sent[index], stored[index], `${prefix}${index}.`, isAnew));
};

const idsIn = (now: unknown, sent: unknown, stored: unknown, prefix: string, isAnew: boolean): NewId[] => {
  if (Array.isArray(now))
    return Array.isArray(sent) && Array.isArray(stored) ? idsInRows(now, sent, stored, prefix, isAnew) : [];
  if (!isPlainObject(now) || !isPlainObject(sent) || !isPlainObject(stored)) return [];
  const isNew = (isEmpty(now.id) && isEmpty(sent.id)) || (isAnew && now.id === sent.id && isMadeAnew(sent, stored));
  const own: NewId[] = isNew && isId(stored.id) ? [[`${prefix}id`, stored.id]] : [];
  const inner = Object.keys(now).flatMap(key => idsIn(now[key], sent[key], stored[key], `${prefix}${key}.`, isAnew));
  return [...own, ...inner];
};

/**
 * The ids that the server gave to a record and to its new parts when it stored what was sent, with their paths in the
 * record as it is now. All its parts are new if the record was made anew. Nothing else is taken from the response.
 */
export const newIds = (now: unknown, sent: unknown, stored: unknown): NewId[] =>
  idsIn(now, sent, stored, '', isMadeAnew(sent, stored));

type Fields = Record<string, unknown>;

const withNewIds = <T extends object>(record: T, sent: T, response: unknown): T => {
  const copy = structuredClone(record);
  newIds(record, sent, response).forEach(([path, id]) => set(copy, path, id));
  return copy;
};

/** What the server added to the record that was sent. A field that is undefined was not sent. */
const fieldsOfServer = (sent: Fields, response: unknown): Fields =>
  isPlainObject(response)
    ? Object.fromEntries(Object.entries(response).filter(([field]) => sent[field] === undefined))
    : {};

/** The record as it is stored now: what was sent, with the ids and the fields that the server gave it. */
export const storedRecord = <T extends object>(sent: T, response: unknown): T => ({
  ...withNewIds(sent, sent, response),
  ...fieldsOfServer(fieldsOf(sent), response),
});

/** An empty list is new to a form that lacks the field. Without it, the next save would leave the field out. */
const isNews = (current: unknown, stored: unknown) =>
  current === undefined ? stored !== undefined && stored !== null : !same(current, stored);

/**
 * The fields that a form adopts after a save: the user did not change them since, and the stored value differs from
 * theirs because the section or the server computed it, or because it was read again.
 * @param now the form's values; `typed` are those at the time when the record was sent
 */
export const fieldsToTakeOver = <T extends object>(
  now: T,
  typed: T,
  sent: T,
  response: unknown,
  stored: T = storedRecord(sent, response),
): [string, unknown][] => {
  const before = fieldsOf(withNewIds(typed, sent, response));
  const current = fieldsOf(now);
  return Object.entries(stored).filter(
    ([field, value]) => same(current[field], before[field]) && isNews(current[field], value),
  );
};
