import { isPlainObject } from 'lib/is-plain-object';
import { changedFields, type Part, type Parts, UnreadablePart } from './parts';

/** The type of each field of a record. Ids stay as they were received. */
export type Shape<T> = { readonly [Field in Exclude<keyof T, 'id'>]-?: Part };

/** Any shape, for code that does not know the type of the record. */
export type AnyShape<T> = { readonly [Field in keyof T]?: Part };

/** The field of a record that stores the received values of the fields that had to be changed. It is never sent. */
export const AS_RECEIVED = 'asReceived';

/**
 * A record of a response as lists and forms can show it: lists are lists, texts are texts, rows are objects. The
 * received value of each changed field is stored beside it, so that an unedited part is sent back as it was received.
 */
export const readShape = <T extends object>(shape: AnyShape<T>, record: T): T => {
  const received = { ...record } as Record<string, unknown>;
  const changed = changedFields(shape as Parts, received);
  if (changed.length === 0) return record;
  const asReceived = Object.fromEntries(changed.map(([field]) => [field, received[field]]));
  return { ...record, ...Object.fromEntries(changed), [AS_RECEIVED]: asReceived };
};

/** The value of a field as the server sent it, even if the screen shows another one. */
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
 * The record as it is sent: every part that the user did not edit is sent as it was received.
 * @throws UnreadablePart if an edit would replace a value that could not be read
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

/** The record without the stored received values, for comparisons. */
export const withoutReceived = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== AS_RECEIVED));
