import { isoDay } from 'lib/day-format';

/** Days as `YYYY-MM-DD`. */
export interface Range {
  fromDate: string;
  toDate: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last `days` days, today included. Like the default range, it ends tomorrow. */
export const lastDays = (days: number, today = new Date()): Range => {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  return { fromDate: isoDay(new Date(year, month, day + 1 - days)), toDate: isoDay(new Date(year, month, day + 1)) };
};

/** From one month ago to tomorrow (R147). */
export const defaultRange = (today = new Date()): Range => {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const lastOfPreviousMonth = new Date(year, month, 0).getDate();
  return {
    fromDate: isoDay(new Date(year, month - 1, Math.min(day, lastOfPreviousMonth))),
    toDate: isoDay(new Date(year, month, day + 1)),
  };
};

/** Whether the range can be requested: two dates, the first not after the last. */
export const isRange = ({ fromDate, toDate }: Range) => DAY.test(fromDate) && DAY.test(toDate) && fromDate <= toDate;

/** The range in a list's URL, or the default range if it has no valid one. */
export const readRange = (search: string, today?: Date): Range => {
  const params = new URLSearchParams(search);
  const range = { fromDate: params.get('fromDate') ?? '', toDate: params.get('toDate') ?? '' };
  return isRange(range) ? range : defaultRange(today);
};

export const writeRange = ({ fromDate, toDate }: Range) => new URLSearchParams({ fromDate, toDate }).toString();
