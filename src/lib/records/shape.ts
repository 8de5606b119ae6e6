import { changedFields, isPlainObject, UnreadablePart, type Part, type Parts } from './parts';

/** What each field of a record holds. Ids stay as they came. */
export type Shape<T> = { readonly [Field in Exclude<keyof T, 'id'>]-?: Part };

/** Any shape, for who does not know the kind of record. */
export type AnyShape<T> = { readonly [Field in keyof T]?: Part };

/** The field of a record that keeps what was wrong with it, as it came. It is never sent. */
export const AS_RECEIVED = 'asReceived';

/**
 * A record of an answer as lists and forms can show it: lists are lists, texts are texts, rows are objects. What had
 * to be changed is kept beside it, so that an unedited part goes back as it came.
 */
export const readShape = <T extends object>(shape: AnyShape<T>, record: T): T => {
  const received = { ...record } as Record<string, unknown>;
  const changed = changedFields(shape as Parts, received);
  if (changed.length === 0) return record;
  const asReceived = Object.fromEntries(changed.map(([field]) => [field, received[field]]));
  return { ...record, ...Object.fromEntries(changed), [AS_RECEIVED]: asReceived };
};

/** The value of a field as the server sent it, whatever is shown of it. */
export const receivedValue = <T extends object>(record: T, field: keyof T & string): unknown => {
  const { [AS_RECEIVED]: received, ...shown } = record as Record<string, unknown>;
  return isPlainObject(received) && Object.hasOwn(received, field) ? received[field] : shown[field];
};

/** @throws UnreadablePart that names the field */
const giveBackField = (field: string, part: Part, received: unknown, edited: unknown) => {
  try {
    return part.giveBack(received, edited);
  } catch (error) {
    throw error instanceof UnreadablePart ? new UnreadablePart(field) : error;
  }
};

/**
 * The record as it is sent: what nobody edited is as it was received.
 * @throws UnreadablePart where an edit would replace what could not be read
 */
export const giveBack = <T extends object>(shape: AnyShape<T>, record: T): T => {
  const { [AS_RECEIVED]: received, ...edited } = record as Record<string, unknown>;
  if (!isPlainObject(received)) return record;
  const fields = Object.entries(shape as Parts).filter(([field]) => Object.hasOwn(received, field));
  const given = fields.map(
    ([field, part]) => [field, giveBackField(field, part, received[field], edited[field])] as const,
  );
  return { ...edited, ...Object.fromEntries(given) } as T;
};

/** The record without what was kept beside it, for comparisons. */
export const withoutReceived = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== AS_RECEIVED));
