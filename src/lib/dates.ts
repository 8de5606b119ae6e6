import moment from 'moment';
import { comparable } from './text';

/** The formats of a date-time input, of a day as users write it (R169), and of a day in the API. */
const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';
const DAY_FORMAT = 'DD/MM/YYYY';
const WIRE_DAY_FORMAT = 'YYYY-MM-DD';

const DAY_FORMATS = [DAY_FORMAT, WIRE_DAY_FORMAT];
const MOMENT_FORMATS = DAY_FORMATS.flatMap(day => [day, `${day} HH:mm`, `${day} HH:mm:ss`]);

/** The first year that is no slip of the keyboard. */
const FIRST_YEAR = 1900;

/** Why a text is not taken as a date: it is none, its year is not, or the clocks skip its time. */
export type DateRefusal = 'date' | 'year' | 'clockChange';

/** A date as the API has it, null for a blank text, or the reason why the text is none. */
export type ReadDate = { date: string | null } | { refused: DateRefusal };

/**
 * An instant from the API in the format of a date-time input, in the browser's time zone; empty if it is not a date.
 */
export const toDateTimeInput = (instant: string | null | undefined): string => {
  const at = moment(instant, moment.ISO_8601);
  return at.isValid() ? at.format(INPUT_FORMAT) : '';
};

/** A date and time, as sent, in which the zone is given. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

/** Expands short forms: `1.3.2027 8:05` becomes `01/03/2027 08:05`, and so does `01032027 8:05`. */
const writtenOut = (text: string) =>
  /^\d{4}-/.test(text)
    ? text.replace('T', ' ')
    : text
        .replace(/[.-]/g, '/')
        .replace(/(\d{2})(\d{2})(\d{4})\b/, '$1/$2/$3')
        .replace(/\b\d\b/g, '0$&');

/** The library would take it as the next day. */
const END_OF_DAY = / 24:/;

const SHORT_YEAR = /^\d{2}\/\d{2}\/\d{2,3}(?!\d)/;

const refusalOf = (text: string, at: moment.Moment): DateRefusal | undefined => {
  if (!at.isValid() || END_OF_DAY.test(text)) return SHORT_YEAR.test(text) ? 'year' : 'date';
  if (at.year() < FIRST_YEAR) return 'year';
  // A time that the clocks skip is moved to the next that exists.
  return at.format(String(at.creationData().format)) === text ? undefined : 'clockChange';
};

const read = (text: string, formats: string[], toWire: (at: moment.Moment) => string): ReadDate => {
  if (text === '') return { date: null };
  const at = moment(text, formats, true);
  const refused = refusalOf(text, at);
  return refused ? { refused } : { date: toWire(at) };
};

/** A typed DD/MM/YYYY or YYYY-MM-DD as a calendar day of the API, YYYY-MM-DD. */
export const readDay = (typed: string): ReadDate =>
  read(writtenOut(comparable(typed)), DAY_FORMATS, at => at.format(WIRE_DAY_FORMAT));

/**
 * A typed DD/MM/YYYY HH:mm or YYYY-MM-DDTHH:mm, also with seconds, as an ISO instant (R166). A day alone means its
 * first minute, or another given one. An instant that names its zone is taken as it is.
 */
export const readDateTime = (typed: string, timeOfDay?: string): ReadDate => {
  const instant = comparable(typed);
  const at = INSTANT.test(instant) ? moment(instant, moment.ISO_8601, true) : undefined;
  if (at?.isValid() && at.year() >= FIRST_YEAR) return { date: at.toISOString() };
  const text = writtenOut(instant);
  const isDay = moment(text, DAY_FORMATS, true).isValid();
  return read(isDay && timeOfDay ? `${text} ${timeOfDay}` : text, MOMENT_FORMATS, local => local.toISOString());
};

/** Like `readDateTime`, for what something ends at: a day alone means its last minute. */
export const readEnd = (typed: string): ReadDate => readDateTime(typed, '23:59');
