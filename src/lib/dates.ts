import moment from 'moment';

/** How a date-time control writes a moment, and how people write a day (spec 9). */
const INPUT_FORMAT = 'YYYY-MM-DDTHH:mm';
const DAY_FORMAT = 'DD/MM/YYYY';
const WIRE_DAY_FORMAT = 'YYYY-MM-DD';

/** An instant of the wire as a date-time control shows it, in this browser's zone; nothing for what is no date. */
export const toDateTimeInput = (instant: string | null | undefined): string => {
  const at = moment(instant ?? '', moment.ISO_8601);
  return at.isValid() ? at.format(INPUT_FORMAT) : '';
};

/** What a date-time control holds, as an ISO instant (decision 28); nothing when it is empty or no date. */
export const fromDateTimeInput = (text: string): string | undefined => {
  const at = moment(text, [INPUT_FORMAT, `${INPUT_FORMAT}:ss`], true);
  return at.isValid() ? at.toISOString() : undefined;
};

/** A typed DD/MM/YYYY as a calendar day of the wire, YYYY-MM-DD; nothing for what is no day. */
export const fromDayText = (text: string): string | undefined => {
  const at = moment(text.trim(), DAY_FORMAT, true);
  return at.isValid() ? at.format(WIRE_DAY_FORMAT) : undefined;
};
