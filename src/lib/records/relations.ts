import { same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { type Part, type Parts, pictureReferences } from './parts';
import { type AnyShape, AS_RECEIVED, receivedValue, withoutReceived } from './shape';

const isAbsent = (value: unknown) => value === null || value === undefined;

/** A to-many relation of a record: the path of its field, without the indexes of rows, and what was received. */
type Relation = readonly [path: string, received: unknown];

/** The relations in one part of a record. Those to pictures do not count: each save derives them from the texts. */
const relationsIn = (part: Part, received: unknown, path: string): Relation[] => {
  if (part === pictureReferences) return [];
  const inside = (one: Part, value: unknown) =>
    isPlainObject(value)
      ? Object.entries(one.parts ?? {}).flatMap(([field, inner]) =>
          relationsIn(inner, value[field], `${path}.${field}`),
        )
      : [];
  const { row } = part;
  if (!row) return inside(part, received);
  return [[path, received], ...(Array.isArray(received) ? received.flatMap(value => inside(row, value)) : [])];
};

const relationsOf = <T extends object>(shape: AnyShape<T>, record: T): Relation[] =>
  Object.entries(shape as Parts).flatMap(([field, part]) =>
    relationsIn(part, receivedValue(record, field as keyof T & string), field),
  );

const receivedOf = (record: object): Record<string, unknown> =>
  fieldsOf((record as Record<string, unknown>)[AS_RECEIVED]);

const pathsWhere = (relations: readonly Relation[], isMeant: (received: unknown) => boolean) => [
  ...new Set(relations.filter(([, received]) => isMeant(received)).map(([path]) => path)),
];

/**
 * The paths of the to-many relations that came as null or not at all. The fields that a record shows as they came have
 * none, whatever a form has made of them since.
 */
export const missingRelations = <T extends object>(shape: AnyShape<T>, record: T): string[] => {
  const received = receivedOf(record);
  const changed = Object.entries(shape as Parts).filter(([field]) => Object.hasOwn(received, field));
  return pathsWhere(
    changed.flatMap(([field, part]) => relationsIn(part, received[field], field)),
    isAbsent,
  );
};

/** The paths of the to-many relations that came with rows. */
export const filledRelations = <T extends object>(shape: AnyShape<T>, record: T): string[] =>
  pathsWhere(relationsOf(shape, record), received => Array.isArray(received) && received.length > 0);

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
export const readById = <T extends object>(shape: AnyShape<T>, row: T, record: T): T => {
  const lacking = missingRelations(shape, record);
  const isAnswered = ([field]: readonly [string, unknown]) => field !== AS_RECEIVED && !lacking.includes(field);
  const answered = Object.entries(record).filter(isAnswered);
  const names = answered.map(([field]) => field);
  const kept = Object.entries(receivedOf(row)).filter(([field]) => !names.includes(field));
  const taken = Object.entries(receivedOf(record)).filter(isAnswered);
  return withReceived({ ...row, ...Object.fromEntries(answered) }, Object.fromEntries([...kept, ...taken]));
};
