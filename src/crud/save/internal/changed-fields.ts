import { isEmpty, same } from 'lib/deep-equal';
import { isPlainObject } from 'lib/is-plain-object';

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
