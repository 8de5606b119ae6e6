type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that holds nothing. An empty text counts where a new record has no text at all. */
const isEmptied = (value: unknown, stored: unknown, blank: unknown) =>
  value === null || (value === '' && stored !== '' && (blank === undefined || blank === null));

/** A part of the record itself. Another record that was picked instead goes as it is, with what it has as null. */
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
 * A form's record as it is sent. What was emptied is `null` where the stored record has a value, for a server may keep
 * what is left out; a field that the stored record does not have is left out. Lists go as they are.
 * @param stored the record as the server has it; for a new record its blank form
 * @param blank what a new record holds
 */
export const recordToSend = <T extends object>(edited: T, stored: T, blank: T): T => toSend(edited, stored, blank) as T;
