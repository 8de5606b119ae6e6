/** Days and moments as lists show them (R169); written without the date library, which no list should load. */

type Stored = string | null | undefined;

/** A calendar day, alone or before a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;
/** How a server writes a calendar day as an instant. */
const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/;

/** The moment of a stored value in this browser's zone; a calendar day is that day in any zone. */
const momentOf = (stored: Stored): Date | undefined => {
  const text = String(stored);
  if (!DATE.test(text)) return undefined;
  const at = new Date(text.includes('T') ? text : `${text}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

const padded = (number: number) => String(number).padStart(2, '0');

/** The day of a moment in this browser's zone as the wire and file names have it: YYYY-MM-DD. */
export const isoDay = (at: Date) => [at.getFullYear(), padded(at.getMonth() + 1), padded(at.getDate())].join('-');

const dayOf = (at: Date) => [padded(at.getDate()), padded(at.getMonth() + 1), at.getFullYear()].join('/');

/** A day as DD/MM/YYYY, also one that comes as its midnight UTC; an instant as its day here; nothing for no date. */
export const formatDay = (stored: Stored): string => {
  const at = momentOf(MIDNIGHT_UTC.exec(String(stored))?.[1] ?? stored);
  return at ? dayOf(at) : '';
};

/** An instant as DD/MM/YYYY HH:mm; nothing for what is no date. */
export const formatDateTime = (stored: Stored): string => {
  const at = momentOf(stored);
  return at ? `${dayOf(at)} ${padded(at.getHours())}:${padded(at.getMinutes())}` : '';
};

/** A moment, however the server writes it, as DD/MM/YY HH:mm; nothing for what is no date. */
export const formatShortDateTime = (stored: Stored): string => {
  const at = new Date(String(stored));
  return Number.isNaN(at.getTime()) ? '' : formatDateTime(at.toISOString()).replace(/\d\d(\d\d) /, '$1 ');
};
