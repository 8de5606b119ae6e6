import { isEmpty, same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { AS_RECEIVED, receivedValue } from 'lib/records/shape';

type Fields = Readonly<Record<string, unknown>>;

const isIdentified = (value: unknown): value is { id: unknown } => isPlainObject(value) && !isEmpty(value.id);

/** Servers return sets of records in any order, so rows with ids are sorted by id. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map(inOrder);
    return rows.every(isIdentified) ? rows.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1)) : rows;
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inOrder(inner)]));
};

/** Whether a stored value is what was sent, plus what the server adds to it: ids, defaults, the names of references. */
const isStoredAs = (sent: unknown, stored: unknown): boolean => {
  if (Array.isArray(sent) && Array.isArray(stored))
    return sent.length === stored.length && sent.every(one => stored.some(other => isStoredAs(one, other)));
  if (!isPlainObject(sent) || !isPlainObject(stored)) return same(sent, stored);
  return Object.keys(sent).every(key => isEmpty(sent[key]) || isStoredAs(sent[key], stored[key]));
};

const sameRows = (one: unknown, other: unknown) => same(inOrder(one), inOrder(other));

/**
 * The fields whose value differs from when the record was opened, and was not sent from here. A field that is missing
 * in the later response does not count.
 * @param sent the record that is about to be sent; `sentBefore` has those of earlier saves, whose responses may not
 * have arrived
 */
export const fieldsChangedElsewhere = (
  opened: object,
  now: object,
  sent: object,
  sentBefore: readonly object[] = [],
): string[] => {
  const [before, after, wanted]: [Fields, Fields, Fields] = [{ ...opened }, { ...now }, { ...sent }];
  return Object.keys(after).filter(
    field =>
      after[field] !== undefined &&
      !sameRows(before[field], after[field]) &&
      // Compared strictly: an empty value in the record to send would remove what another user filled in.
      !sameRows(wanted[field], after[field]) &&
      !sentBefore.some(one => isPlainObject(one) && Object.hasOwn(one, field) && isStoredAs(one[field], after[field])),
  );
};

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Whether a response says nothing about a field. Lists leave out the other records that a record refers to. */
const isLeftOut = (known: unknown, now: Fields, field: string) => {
  const received = receivedValue(now, field);
  return received === undefined || (Array.isArray(known) && isAbsent(received));
};

/**
 * The record as it was read, with what the response leaves out as it is known here: a read that is incomplete removes
 * nothing.
 */
export const withKnown = <T extends object>(known: T, now: T): T => {
  const [ours, theirs]: [Fields, Fields] = [fieldsOf(known), fieldsOf(now)];
  const isKept = (field: string) => isLeftOut(ours[field], theirs, field);
  const fields = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(field => field !== AS_RECEIVED);
  const received = fields.flatMap(field => {
    const source = (isKept(field) ? ours : theirs)[AS_RECEIVED];
    return isPlainObject(source) && Object.hasOwn(source, field) ? [[field, source[field]] as const] : [];
  });
  const values = fields.map(field => [field, (isKept(field) ? ours : theirs)[field]] as const);
  return {
    ...Object.fromEntries(values),
    ...(received.length > 0 && { [AS_RECEIVED]: Object.fromEntries(received) }),
  } as T;
};

/**
 * What a read says of a save whose answer did not come: the record is stored as it was sent, or it still is as it was
 * opened. Undefined if the read cannot tell: it leaves the changed fields out, or somebody else changed them too.
 */
export const outcomeOf = (opened: object, sent: object, now: object): 'stored' | 'asOpened' | undefined => {
  const [before, wanted, after]: [Fields, Fields, Fields] = [{ ...opened }, { ...sent }, { ...now }];
  const changed = Object.keys(wanted).filter(field => field !== AS_RECEIVED && !same(before[field], wanted[field]));
  const told = changed.filter(field => !isLeftOut(wanted[field], after, field));
  if (changed.length > 0 && told.length === 0) return undefined;
  if (told.every(field => isStoredAs(wanted[field], after[field]))) return 'stored';
  return told.every(field => sameRows(before[field], after[field])) ? 'asOpened' : undefined;
};
