import { fromDateTimeInput, fromDayText, toDateTimeInput, fromDateTimeText } from 'lib/dates';
import { formatDateTime, formatDay, formatShortDateTime, isoDay } from 'lib/day-format';

test('a value of the date and time input is converted to an instant and back without a change', () => {
  const instant = fromDateTimeInput('2026-02-28T23:45');
  expect(instant).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d:00\.000Z$/);
  expect(toDateTimeInput(instant)).toBe('2026-02-28T23:45');
});

test('an input value with seconds is read too', () => {
  expect(fromDateTimeInput('2026-02-28T23:45:30')).toBe(new Date('2026-02-28T23:45:30').toISOString());
});

test.each([null, undefined, '', 'nunca'])('the input is empty for %j', instant => {
  expect(toDateTimeInput(instant)).toBe('');
});

test.each(['', '2026-02-30T10:00', '2026-13-01T10:00', 'hoje', '2026-02-03'])('%j is not a valid input', text => {
  expect(fromDateTimeInput(text)).toBeUndefined();
});

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31T12:00:00', '31/12/2026'],
  ['2026-12-31T00:00Z', '31/12/2026'],
  ['2026-12-31T00:00:00Z', '31/12/2026'],
  ['2026-12-31T00:00:00.000+00:00', '31/12/2026'],
  ['2026-12-31T00:00:00.0-0000', '31/12/2026'],
  ['2026-13-01', ''],
  ['2026', ''],
  ['dia 2026-12-31T12:00:00', ''],
  ['dia 2026-12-31T00:00:00Z', ''],
  ['2026-12-31T00:00:00Z?', ''],
  [null, ''],
  [undefined, ''],
  ['nunca', ''],
])('the day %j is shown as %j', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

test.each([
  ['29/02/2028', '2028-02-29'],
  ['31/02/2026', undefined],
  ['2026-12-31', undefined],
  ['1/1/2026', '2026-01-01'],
  ['01.2-2026 ', '2026-02-01'],
  ['29022028', '2028-02-29'],
  ['1032026', undefined],
  ['1/1/26', undefined],
  ['01/01/2026 10:00', undefined],
])('the typed day %j is sent as %j', (text, day) => {
  expect(fromDayText(text)).toBe(day);
});

test.each([
  ['2026-12-31T09:05:00', '31/12/2026 09:05', '31/12/26 09:05'],
  ['2026-01-02T00:00:00', '02/01/2026 00:00', '02/01/26 00:00'],
  ['31 Dec 2026 09:05', '', '31/12/26 09:05'],
  ['nunca', '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('the date and time %j is shown as %j, and in the short form as %j', (instant, text, short) => {
  expect(formatDateTime(instant)).toBe(text);
  expect(formatShortDateTime(instant)).toBe(short);
});

test('the ISO day of a date is its local day', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([
  ['28/02/2026 23:45', '2026-02-28T23:45'],
  ['1/3/2026 8:05', '2026-03-01T08:05'],
  ['01032026 8:05', '2026-03-01T08:05'],
  ['01/03/2026', '2026-03-01T00:00'],
])('the typed date and time %j is read as the local time %s', (text, local) => {
  expect(fromDateTimeText(text)).toBe(new Date(local).toISOString());
});

test.each(['', '31/02/2026 10:00', '01/03/2026 24:30', '01/03/2026 10', '10:00', 'hoje'])('%j is not a date', text => {
  expect(fromDateTimeText(text)).toBeUndefined();
});
