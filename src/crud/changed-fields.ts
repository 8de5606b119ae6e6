import { isEmpty, same } from 'lib/deep-equal';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isIdentified = (value: unknown): value is { id: unknown } => isObject(value) && !isEmpty(value.id);

/** Servers answer sets of records in any order: rows with ids are put in the order of these. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map(inOrder);
    return rows.every(isIdentified) ? rows.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1)) : rows;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inOrder(inner)]));
};

/**
 * Whether a stored value is what was sent, and what the server adds to that: ids, defaults, the names of references.
 */
const isStoredAs = (sent: unknown, stored: unknown): boolean => {
  if (Array.isArray(sent) && Array.isArray(stored))
    return sent.length === stored.length && sent.every(one => stored.some(other => isStoredAs(one, other)));
  if (!isObject(sent) || !isObject(stored)) return same(sent, stored);
  return Object.keys(sent).every(key => isEmpty(sent[key]) || isStoredAs(sent[key], stored[key]));
};

const sameRows = (one: unknown, other: unknown) => same(inOrder(one), inOrder(other));

/**
 * The fields that say something else now than when the record was opened, and nothing that was sent from here. A field
 * that the later answer lacks tells nothing.
 * @param sent the record that is about to be sent; `sentBefore` those of earlier saves, whose answers may not have come
 */
export const fieldsChangedElsewhere = (
  opened: object,
  now: object,
  sent: object,
  sentBefore: readonly object[] = [],
): string[] => {
  const [before, after, wanted]: Fields[] = [{ ...opened }, { ...now }, { ...sent }];
  return Object.keys(after).filter(
    field =>
      after[field] !== undefined &&
      !sameRows(before[field], after[field]) &&
      // What is empty in the record that is sent would take away what somebody else filled in.
      !sameRows(wanted[field], after[field]) &&
      !sentBefore.some(one => isObject(one) && isStoredAs(one[field], after[field])),
  );
};
