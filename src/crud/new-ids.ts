import { isRecord } from 'core/http/responses';
import type { Id } from 'lib/model';

const isId = (value: unknown): value is Id => typeof value === 'number' || (typeof value === 'string' && value !== '');

const isEmpty = (value: unknown) => value === undefined || value === null;

/** Whether the server's part is the one that was sent: its plain values are the same. */
const isSamePart = (sent: unknown, stored: unknown): boolean =>
  isRecord(sent) &&
  isRecord(stored) &&
  Object.entries(sent).every(
    ([key, value]) => isEmpty(value) || isRecord(value) || isEmpty(stored[key]) || stored[key] === value,
  );

const idsInRows = (
  now: readonly unknown[],
  sent: readonly unknown[],
  stored: readonly unknown[],
  prefix: string,
): NewId[] => {
  // Rows that were added, removed or reordered since then cannot be matched by their index.
  if (now.length !== sent.length || sent.length !== stored.length) return [];
  if (!sent.every((row, index) => isSamePart(row, stored[index]))) return [];
  return now.flatMap((row, index) => newIds(row, sent[index], stored[index], `${prefix}${index}.`));
};

/** A path in a record, as react-hook-form names fields, and the id that belongs there. */
export type NewId = readonly [path: string, id: Id];

/**
 * The ids that the server gave to a record and to its new parts when it stored what was sent, with their paths in the
 * record as it is now. Nothing else is taken from the response.
 */
export const newIds = (now: unknown, sent: unknown, stored: unknown, prefix = ''): NewId[] => {
  if (Array.isArray(now))
    return Array.isArray(sent) && Array.isArray(stored) ? idsInRows(now, sent, stored, prefix) : [];
  if (!isRecord(now) || !isRecord(sent) || !isRecord(stored)) return [];
  const own: NewId[] = isEmpty(now.id) && isEmpty(sent.id) && isId(stored.id) ? [[`${prefix}id`, stored.id]] : [];
  const inner = Object.keys(now).flatMap(key => newIds(now[key], sent[key], stored[key], `${prefix}${key}.`));
  return [...own, ...inner];
};
