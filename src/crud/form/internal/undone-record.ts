import { withoutIds } from 'crud/record/without-ids';
import { isPlainObject } from 'lib/is-plain-object';
import type { Part, Parts } from 'lib/records/parts';
import { type AnyShape, AS_RECEIVED } from 'lib/records/shape';

const idOf = (row: unknown) => (isPlainObject(row) ? row.id : undefined);

/** A row that the save removed is a new one for the server: it gave up its id. */
const rowsAgain = (row: Part, before: readonly unknown[], stored: unknown): unknown[] => {
  const kept = new Set((Array.isArray(stored) ? stored : []).map(idOf));
  const { parts } = row;
  return before.map(one => (parts && isPlainObject(one) && !kept.has(one.id) ? withoutIds(parts, one) : one));
};

const valueAgain = ({ row }: Part, before: unknown, stored: unknown) =>
  row && Array.isArray(before) ? rowsAgain(row, before, stored) : before;

/** The record as it was before a save, as a change to what is stored now. What only the server sets stays as it is. */
export const undoneRecord = <T extends object>(shape: AnyShape<T>, before: T, stored: T): T => {
  const [earlier, later] = [before as Record<string, unknown>, stored as Record<string, unknown>];
  const edited = Object.entries(shape as Parts).filter(([, { isOfServer = false }]) => !isOfServer);
  const again = edited.map(([field, part]) => [field, valueAgain(part, earlier[field], later[field])] as const);
  const received = AS_RECEIVED in earlier && { [AS_RECEIVED]: earlier[AS_RECEIVED] };
  return { ...stored, ...Object.fromEntries(again), ...received };
};
