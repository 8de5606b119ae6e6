import moment from 'moment';

/** The formats of a date-time input, of a day as users write it (R169), and of a day in the API. */
const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';
const DAY_FORMAT = 'DD/MM/YYYY';
const WIRE_DAY_FORMAT = 'YYYY-MM-DD';

/**
 * An instant from the API in the format of a date-time input, in the browser's time zone; empty if it is not a date.
 */
export const toDateTimeInput = (instant: string | null | undefined): string => {
  const at = moment(instant, moment.ISO_8601);
  return at.isValid() ? at.format(INPUT_FORMAT) : '';
};

/** The value of a date-time input as an ISO instant (R166); undefined if it is empty or not a date. */
export const fromDateTimeInput = (text: string): string | undefined => {
  const at = moment(text, [INPUT_FORMAT, `${INPUT_FORMAT}:ss`], true);
  return at.isValid() ? at.toISOString() : undefined;
};

/** Expands short forms: `1.3.2027 8:05` becomes `01/03/2027 08:05`, and so does `01032027 8:05`. */
const writtenOut = (text: string) =>
  text
    .trim()
    .replace(/[.-]/g, '/')
    .replace(/(\d{2})(\d{2})(\d{4})\b/, '$1/$2/$3')
    .replace(/\b\d\b/g, '0$&');

/** A typed DD/MM/YYYY as a calendar day of the API, YYYY-MM-DD; undefined if it is not a day. */
export const fromDayText = (text: string): string | undefined => {
  const at = moment(writtenOut(text), DAY_FORMAT, true);
  return at.isValid() ? at.format(WIRE_DAY_FORMAT) : undefined;
};

/** A typed DD/MM/YYYY HH:mm as an ISO instant; a day alone means its first minute. Undefined if it is neither. */
export const fromDateTimeText = (text: string): string | undefined => {
  const at = moment(writtenOut(text), [`${DAY_FORMAT} HH:mm`, DAY_FORMAT], true);
  return at.isValid() ? at.toISOString() : undefined;
};
