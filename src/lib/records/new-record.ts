import { isPlainObject, object, type Part, type Parts } from './parts';
import { AS_RECEIVED, type AnyShape } from './shape';

/** What was received, with a list or an object wherever the record has one. */
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
 * A new record that was made of a stored one, as a copy is. Where a list or an object came as something else, a stored
 * record gets that back, for the server may have more than it told. A new record has an empty one there.
 */
export const asNewRecord = <T extends object>(shape: AnyShape<T>, record: T): T => {
  const received = Object.entries(record).find(([field]) => field === AS_RECEIVED)?.[1];
  return received === undefined ? record : { ...record, [AS_RECEIVED]: ofRightKind(object(shape as Parts), received) };
};
