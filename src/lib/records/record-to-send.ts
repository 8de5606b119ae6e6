import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { type Parts } from './parts';
import type { AnyShape } from './shape';

type Fields = Record<string, unknown>;

/**
 * Whether a field is empty. An empty text counts as empty if it was changed and a new record has no text there at all.
 */
const isEmptied = (value: unknown, stored: unknown, blank: unknown) =>
  value === null || (value === '' && stored !== '' && (blank === undefined || blank === null));

const toSend = (parts: Parts, edited: object, stored: unknown, blank: unknown): Fields => {
  const [was, none] = [fieldsOf(stored), fieldsOf(blank)];
  const sent = Object.entries(edited).map(([name, value]) => {
    if (isEmptied(value, was[name], none[name])) return [name, was[name] === undefined ? undefined : null];
    // Only a part of the record itself is edited field by field. A picked record is sent as its list sent it.
    const inner = isPlainObject(was[name] ?? none[name]) ? parts[name]?.parts : undefined;
    return [name, inner && isPlainObject(value) ? toSend(inner, value, was[name], none[name]) : value];
  });
  return Object.fromEntries(sent);
};

/**
 * A form's record as it is sent. A cleared field is `null` if the stored record has it, because a server may keep the
 * old value of a field that is left out. A cleared field that the stored record does not have is left out. Lists and
 * picked records are sent unchanged.
 * @param shape tells which objects are parts of the record, at any depth
 * @param stored the record as the server has it; for a new record, its blank form
 * @param blank the values of a new record
 */
export const recordToSend = <T extends object>(shape: AnyShape<T>, edited: T, stored: T, blank: T): T =>
  toSend(shape as Parts, edited, stored, blank) as T;
