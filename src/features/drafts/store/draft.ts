import { isPlainObject } from 'lib/is-plain-object';
import { AS_RECEIVED } from 'lib/records/shape';

/** A copy of unsaved edits, stored in this browser only. It never contains a token or a password. */
export interface Draft<T = unknown> {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: T;
  /** `hashOf` the record that was being edited. */
  base?: string;
  /** The name of that record before the edits. Its list finds the record by this name. */
  name?: string;
  /** The days, counted from 1970, of starts at which it seemed too old. See `draft-age.ts`. */
  days?: readonly number[];
  /** It was sent, and the outcome is not known: the server may have stored it. */
  sending?: boolean;
}

/** Later times are not valid dates. */
const LAST_MOMENT = 8.64e15;

const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= LAST_MOMENT;

/** A draft as it was read from storage. Whether its values fit a form is not known. */
export type ReadDraft = Draft<Record<string, unknown>>;

/** The stored value of a draft's key, as a draft; undefined if it is damaged. */
export const draftOf = (stored: unknown): ReadDraft | undefined => {
  if (!isPlainObject(stored) || !isMoment(stored.savedAt) || !isPlainObject(stored.values)) return undefined;
  const { savedAt, values, base, name, days, sending } = stored;
  return {
    savedAt,
    values,
    ...(typeof base === 'string' && { base }),
    ...(typeof name === 'string' && { name }),
    ...(sending === true && { sending }),
    ...(Array.isArray(days) && { days: days.filter(day => typeof day === 'number') }),
  };
};

const kindOf = (value: unknown) => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'object' : 'plain';
};

const mendList = (list: readonly unknown[], base: readonly unknown[]): unknown[] => {
  const pattern = base.length > 0 ? kindOf(base[0]) : undefined;
  return list.filter(item => kindOf(item) !== 'nothing' && (pattern === undefined || kindOf(item) === pattern));
};

const mendValue = (value: unknown, base: unknown): unknown => {
  if (kindOf(value) === 'nothing' || kindOf(base) === 'nothing') return value;
  if (kindOf(value) !== kindOf(base)) return base;
  if (Array.isArray(value) && Array.isArray(base)) return mendList(value, base);
  return isPlainObject(value) && isPlainObject(base) ? mendValues(value, base) : value;
};

/**
 * The values of a draft as the form can show them. A field with another kind of value than the record's is taken from
 * the record, so that one damaged field does not make the text of the others unusable.
 */
export const mendValues = (values: Record<string, unknown>, base: object): Record<string, unknown> => {
  const known = new Map(Object.entries(base));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mendValue(value, known.get(name))]));
};

/**
 * What the server sent of a draft's record, unchanged. A closing page stores drafts as JSON, which drops each field
 * that the server did not send. The opened record still has it.
 */
const receivedIn = (values: Record<string, unknown>, base: object) => {
  const [before, ours] = [new Map(Object.entries(base)).get(AS_RECEIVED), values[AS_RECEIVED]];
  if (!isPlainObject(before)) return ours;
  return isPlainObject(ours) ? { ...before, ...ours } : before;
};

/** The values of a draft as the form inserts them: repaired, with what the server sent beside them. */
export const valuesToRestore = (values: Record<string, unknown>, base: object): Record<string, unknown> => {
  const received = receivedIn(values, base);
  return { ...mendValues(values, base), ...(isPlainObject(received) && { [AS_RECEIVED]: received }) };
};
