/** Formats days and moments as lists show them (R169). It does not use the date library, which no list should load. */

type Stored = string | null | undefined;

/** A calendar day, alone or before a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;
/** A calendar day that a server sends as an instant. */
const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/;

/** The moment of a stored value in the browser's time zone. A calendar day is the same day in every time zone. */
const momentOf = (stored: Stored): Date | undefined => {
  const text = String(stored);
  if (!DATE.test(text)) return undefined;
  const at = new Date(text.includes('T') ? text : `${text}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

const padded = (number: number) => String(number).padStart(2, '0');
const yearOf = (at: Date) => String(at.getFullYear()).padStart(4, '0');

/** The day of a moment in the browser's time zone, in the format of the API and of file names: YYYY-MM-DD. */
export const isoDay = (at: Date) => [yearOf(at), padded(at.getMonth() + 1), padded(at.getDate())].join('-');

const dayOf = (at: Date) => [padded(at.getDate()), padded(at.getMonth() + 1), yearOf(at)].join('/');

/**
 * A day as DD/MM/YYYY, also if it comes as midnight UTC. An instant as its day in the browser's time zone. Empty if it
 * is not a date.
 */
export const formatDay = (stored: Stored): string => {
  const at = momentOf(MIDNIGHT_UTC.exec(String(stored))?.[1] ?? stored);
  return at ? dayOf(at) : '';
};

/** An instant as DD/MM/YYYY HH:mm; empty if it is not a date. */
export const formatDateTime = (stored: Stored): string => {
  const at = momentOf(stored);
  return at ? `${dayOf(at)} ${padded(at.getHours())}:${padded(at.getMinutes())}` : '';
};

/** A moment, in any format that `Date` can parse, as DD/MM/YY HH:mm; empty if it is not a date. */
export const formatShortDateTime = (stored: Stored): string => {
  const at = new Date(String(stored));
  return Number.isNaN(at.getTime()) ? '' : formatDateTime(at.toISOString()).replace(/\d\d(\d\d) /, '$1 ');
};
