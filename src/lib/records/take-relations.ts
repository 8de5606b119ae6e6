import { same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import type { Part, Parts } from './parts';
import { missingRelations, receivedOf } from './relations';
import { type AnyShape, AS_RECEIVED, receivedValue, withoutReceived } from './shape';

const isAbsent = (value: unknown) => value === null || value === undefined;

const rowWithId = (rows: unknown, id: unknown) =>
  Array.isArray(rows) && !isAbsent(id) ? rows.find(row => fieldsOf(row).id === id) : undefined;

/** An edited value, in which each list that was missing holds what is stored, and after that what the user added. */
const filledIn = (part: Part, received: unknown, edited: unknown, stored: unknown): unknown => {
  const { row, parts } = part;
  if (row) {
    if (!Array.isArray(edited)) return edited;
    if (isAbsent(received)) {
      if (!Array.isArray(stored)) return edited;
      const isStored = (one: unknown) => stored.some(other => same(one, other)) || rowWithId(stored, fieldsOf(one).id);
      return [...stored, ...edited.filter(one => !isStored(one))];
    }
    return edited.map(one => {
      const { id } = fieldsOf(one);
      return filledIn(row, rowWithId(received, id), one, rowWithId(stored, id));
    });
  }
  if (!parts || !isPlainObject(edited) || !isPlainObject(received)) return edited;
  const inner = Object.entries(parts).filter(([field]) => field in edited);
  const of = fieldsOf(stored);
  return {
    ...edited,
    ...Object.fromEntries(
      inner.map(([field, one]) => [field, filledIn(one, received[field], edited[field], of[field])] as const),
    ),
  };
};

/** The record with these received values, as far as they are not what it shows. */
const withReceived = <T extends object>(record: T, received: Record<string, unknown>): T => {
  const shown = withoutReceived(record);
  return (Object.keys(received).length > 0 ? { ...shown, [AS_RECEIVED]: received } : shown) as T;
};

/** The record with the to-many relations of another reading, where its own came as null or not at all. */
export const withRelationsOf = <T extends object>(shape: AnyShape<T>, record: T, stored: T): T => {
  const own = record as Record<string, unknown>;
  const others = stored as Record<string, unknown>;
  const received = receivedOf(record);
  const [lacking, stillLacking] = [missingRelations(shape, record), missingRelations(shape, stored)];
  const found = Object.entries(shape as Parts).filter(
    ([field]) => lacking.some(path => path.split('.')[0] === field) && !stillLacking.includes(field),
  );
  if (found.length === 0) return record;
  const shown = found.map(
    ([field, part]) => [field, filledIn(part, receivedValue(own, field), own[field], others[field])] as const,
  );
  const names = found.map(([field]) => field);
  const kept = Object.entries(received).filter(([field]) => !names.includes(field));
  const taken = Object.entries(receivedOf(stored)).filter(([field]) => names.includes(field));
  return withReceived({ ...record, ...Object.fromEntries(shown) }, Object.fromEntries([...kept, ...taken]));
};

/** A row of a list as the server answers it by its id; what that answer leaves out stays as it is in the row. */
export const overlaid = <T extends object>(shape: AnyShape<T>, row: T, record: T): T => {
  const lacking = missingRelations(shape, record);
  const isAnswered = ([field]: readonly [string, unknown]) => field !== AS_RECEIVED && !lacking.includes(field);
  const answered = Object.entries(record).filter(isAnswered);
  const names = answered.map(([field]) => field);
  const kept = Object.entries(receivedOf(row)).filter(([field]) => !names.includes(field));
  const taken = Object.entries(receivedOf(record)).filter(isAnswered);
  return withReceived({ ...row, ...Object.fromEntries(answered) }, Object.fromEntries([...kept, ...taken]));
};
