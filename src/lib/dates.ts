import moment from 'moment';

/** How a date-time control writes a moment, and how people write a day (R169). */
const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';
const DAY_FORMAT = 'DD/MM/YYYY';
const WIRE_DAY_FORMAT = 'YYYY-MM-DD';

/** An instant of the wire as a date-time control shows it, in this browser's zone; nothing for what is no date. */
export const toDateTimeInput = (instant: string | null | undefined): string => {
  const at = moment(instant, moment.ISO_8601);
  return at.isValid() ? at.format(INPUT_FORMAT) : '';
};

/** What a date-time control holds, as an ISO instant (R166); nothing when it is empty or no date. */
export const fromDateTimeInput = (text: string): string | undefined => {
  const at = moment(text, [INPUT_FORMAT, `${INPUT_FORMAT}:ss`], true);
  return at.isValid() ? at.toISOString() : undefined;
};

/** How people write in short: `1.3.2027 8:05` is `01/03/2027 08:05`, and so is `01032027 8:05`. */
const writtenOut = (text: string) =>
  text
    .trim()
    .replace(/[.-]/g, '/')
    .replace(/(\d{2})(\d{2})(\d{4})\b/, '$1/$2/$3')
    .replace(/\b\d\b/g, '0$&');

/** A typed DD/MM/YYYY as a calendar day of the wire, YYYY-MM-DD; nothing for what is no day. */
export const fromDayText = (text: string): string | undefined => {
  const at = moment(writtenOut(text), DAY_FORMAT, true);
  return at.isValid() ? at.format(WIRE_DAY_FORMAT) : undefined;
};

/** A typed DD/MM/YYYY HH:mm as an ISO instant; a day alone is its first minute. Nothing for what is neither. */
export const fromDateTimeText = (text: string): string | undefined => {
  const at = moment(writtenOut(text), [`${DAY_FORMAT} HH:mm`, DAY_FORMAT], true);
  return at.isValid() ? at.toISOString() : undefined;
};
