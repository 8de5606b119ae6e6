import { isPlainObject } from 'lib/is-plain-object';
import { object, type Part, type Parts } from './parts';
import { type AnyShape, AS_RECEIVED } from './shape';

/**
 * The received value, with an empty list or null where a list or an object of the record was received as another type.
 */
const ofRightKind = (part: Part, received: unknown): unknown => {
  const { row, parts, isOfServer } = part;
  if (isOfServer) return undefined;
  if (row) return Array.isArray(received) ? received.map(one => ofRightKind(row, one)) : [];
  if (!parts || received === null || received === undefined) return received;
  if (!isPlainObject(received)) return null;
  const fields = Object.entries(parts).filter(([field]) => field in received);
  const given = fields.map(([field, inner]) => [field, ofRightKind(inner, received[field])] as const);
  return { ...received, ...Object.fromEntries(given) };
};

/**
 * A new record that was made from a stored one, such as a copy. If a list or an object was received as another type, a
 * stored record is saved with that value, because the server may hold more than it sent. A new record gets an empty
 * value there.
 */
export const withRightKinds = <T extends object>(shape: AnyShape<T>, record: T): T => {
  const received = Object.entries(record).find(([field]) => field === AS_RECEIVED)?.[1];
  return received === undefined ? record : { ...record, [AS_RECEIVED]: ofRightKind(object(shape as Parts), received) };
};
