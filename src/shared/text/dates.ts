import moment from 'moment';

/** How a date-time control writes a moment, and how lists show days and moments (spec 9). */
const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';
const DAY_FORMAT = 'DD/MM/YYYY';
const DAY_AND_TIME_FORMAT = 'DD/MM/YYYY HH:mm';

type Stored = string | number | null | undefined;

const formatted = (stored: Stored, pattern: string): string => {
  if (stored === null || stored === undefined || stored === '') return '';
  const at = moment(stored, moment.ISO_8601);
  return at.isValid() ? at.format(pattern) : '';
};

/** An instant of the wire as a date-time control shows it, in this browser's zone; nothing for what is no date. */
export const toDateTimeInput = (instant: Stored) => formatted(instant, INPUT_FORMAT);

/** What a date-time control holds, as an ISO instant (decision 28); nothing when it is empty or no date. */
export const fromDateTimeInput = (text: string): string | undefined => {
  const at = moment(text, [INPUT_FORMAT, `${INPUT_FORMAT}:ss`], true);
  return at.isValid() ? at.toISOString() : undefined;
};

/** A typed DD/MM/YYYY as a calendar day of the wire, YYYY-MM-DD; nothing for what is no day. */
export const fromDayText = (text: string): string | undefined => {
  const at = moment(text.trim(), DAY_FORMAT, true);
  return at.isValid() ? at.format('YYYY-MM-DD') : undefined;
};

/** An instant as DD/MM/YYYY HH:mm. */
export const formatDateTime = (instant: Stored) => formatted(instant, DAY_AND_TIME_FORMAT);

/** A day or an instant as DD/MM/YYYY. */
export const formatDay = (day: Stored) => formatted(day, DAY_FORMAT);
