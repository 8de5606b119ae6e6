type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a field is empty. An empty text counts as empty if it was changed and a new record has no text there at all.
 */
const isEmptied = (value: unknown, stored: unknown, blank: unknown) =>
  value === null || (value === '' && stored !== '' && (blank === undefined || blank === null));

/**
 * Whether a value is a part of the record itself. Another record that was picked instead is sent unchanged, with
 * its nulls.
 */
const isOwnPart = (value: Fields, stored: unknown, blank: unknown) => {
  const known = stored ?? blank;
  return isFields(known) && known.id === value.id;
};

const toSend = (edited: object, stored: unknown, blank: unknown): Fields => {
  const was = isFields(stored) ? stored : {};
  const none = isFields(blank) ? blank : {};
  const sent = Object.entries(edited).map(([name, value]) => {
    if (isEmptied(value, was[name], none[name])) return [name, was[name] === undefined ? undefined : null];
    const isPart = isFields(value) && isOwnPart(value, was[name], none[name]);
    return [name, isPart ? toSend(value, was[name], none[name]) : value];
  });
  return Object.fromEntries(sent);
};

/**
 * A form's record as it is sent. A cleared field is `null` if the stored record has it, because a server may keep the
 * old value of a field that is left out. A cleared field that the stored record does not have is left out. Lists are
 * sent unchanged.
 * @param stored the record as the server has it; for a new record, its blank form
 * @param blank the values of a new record
 */
export const recordToSend = <T extends object>(edited: T, stored: T, blank: T): T => toSend(edited, stored, blank) as T;
