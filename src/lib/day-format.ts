/** Formats days and moments as lists show them (R169). It does not use the date library, which no list should load. */

type Stored = string | null | undefined;

/** A calendar day, alone or before a time. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T|$)/;
/** A calendar day that a server sends as an instant. */
const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/;

/** The moment of a stored value in the browser's time zone. A calendar day is the same day in every time zone. */
const momentOf = (stored: Stored): Date | undefined => {
  const text = String(stored);
  const date = DATE.exec(text)?.[1];
  // Browsers take a day that the month lacks for one of the next month.
  if (date === undefined || !new Date(`${date}T00:00Z`).toJSON()?.startsWith(date)) return undefined;
  const at = new Date(text.includes('T') ? text : `${text}T00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

const padded = (number: number) => String(number).padStart(2, '0');
const yearOf = (at: Date) => String(at.getFullYear()).padStart(4, '0');

/** The day of a moment in the browser's time zone, in the format of the API and of file names: YYYY-MM-DD. */
export const isoDay = (at: Date) => [yearOf(at), padded(at.getMonth() + 1), padded(at.getDate())].join('-');

const dayOf = (at: Date) => [padded(at.getDate()), padded(at.getMonth() + 1), yearOf(at)].join('/');

/** A number of seconds or milliseconds, as some servers write a moment. A shorter one may be anything. */
const EPOCH = /^-?\d{9,13}(?:\.\d+)?$/;
/** A larger number of seconds is in no record: it has milliseconds. */
const MOST_SECONDS = 1e11;

const ofEpoch = (epoch: number) => new Date(Math.abs(epoch) < MOST_SECONDS ? epoch * 1000 : epoch).toISOString();

/** Year, month, day, and the time as far as it was not cut off: `[2027, 3, 4, 5, 6]`. A fraction is not shown. */
const ofParts = (parts: readonly unknown[]): string | undefined => {
  if (!parts.every(Number.isInteger)) return undefined;
  const [year, month, day, hour, minute = '00', second = '00'] = parts.map(part => padded(Number(part)));
  const text = `${year}-${month}-${day}` + (hour ? `T${hour}:${minute}:${second}` : '');
  return momentOf(text) && text;
};

/**
 * A date as a server writes it, as an ISO text: from a text, a number of seconds or milliseconds (also as a text), or
 * an array of year, month and day. Anything else is the text that it is shown as (F193).
 */
export const readDate = (received: unknown): string => {
  if (typeof received === 'object') return (Array.isArray(received) && ofParts(received)) || JSON.stringify(received);
  const text = String(received);
  return EPOCH.test(text) ? ofEpoch(Number(text)) : text;
};

const shown = (stored: Stored, text: string | undefined): string => text ?? (stored ? String(stored) : '');

/**
 * A day as DD/MM/YYYY, also if it comes as midnight UTC. An instant as its day in the browser's time zone. What is no
 * date is shown as it is.
 */
export const formatDay = (stored: Stored): string => {
  const at = momentOf(MIDNIGHT_UTC.exec(String(stored))?.[1] ?? stored);
  return shown(stored, at && dayOf(at));
};

/** An instant as DD/MM/YYYY HH:mm. What is no date is shown as it is. */
export const formatDateTime = (stored: Stored): string => {
  const at = momentOf(stored);
  return shown(stored, at && `${dayOf(at)} ${padded(at.getHours())}:${padded(at.getMinutes())}`);
};

/** A moment, in any format that `Date` can parse, as DD/MM/YY HH:mm. What is no date is shown as it is. */
export const formatShortDateTime = (stored: Stored): string => {
  const at = new Date(String(stored));
  if (Number.isNaN(at.getTime())) return shown(stored, undefined);
  return formatDateTime(at.toISOString()).replace(/\d\d(\d\d) /, '$1 ');
};
