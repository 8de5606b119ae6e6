import { isInvalidDate } from 'ui/form/rules';
import type { RecordCheck } from './finding';

const fieldOf = <T extends object>(record: T, field: keyof T): unknown => record[field];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day begins and ends in the reader's zone. */
const instantOf = (value: unknown, timeOfDay: string): number => {
  if (typeof value !== 'string' || isInvalidDate(value)) return NaN;
  return Date.parse(DAY.test(value) ? `${value}T${timeOfDay}` : value);
};

const startOf = (value: unknown) => instantOf(value, '00:00');
const endOf = (value: unknown) => instantOf(value, '23:59:59.999');

/** What ends has ended already. */
export const endInPast =
  <T extends object>(end: keyof T & string): RecordCheck<T> =>
  (_before, now, { at }) =>
    endOf(fieldOf(now, end)) < at ? [{ path: end, message: 'hints.endInPast' }] : [];

/** What ends does so before it starts. */
export const endBeforeStart =
  <T extends object>(start: keyof T & string, end: keyof T & string): RecordCheck<T> =>
  (_before, now) =>
    endOf(fieldOf(now, end)) < startOf(fieldOf(now, start)) ? [{ path: end, message: 'hints.endBeforeStart' }] : [];
