import { type ReadDate, readDateTime, readDay, readEnd, toDateTimeInput } from 'lib/dates';
import { formatDateTime, formatDay, formatShortDateTime, isoDay, readDate } from 'lib/day-format';

const dateOf = (read: ReadDate) => ('date' in read ? read.date : read.refused);

test('R166: a value of the date and time input is converted to an instant and back without a change', () => {
  const instant = dateOf(readDateTime('2026-02-28T23:45'));
  expect(instant).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d:00\.000Z$/);
  expect(toDateTimeInput(instant)).toBe('2026-02-28T23:45');
});

test.each([null, undefined, '', 'nunca'])('the input is empty for %j', instant => {
  expect(toDateTimeInput(instant)).toBe('');
});

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31T12:00:00', '31/12/2026'],
  ['2026-12-31T00:00Z', '31/12/2026'],
  ['2026-12-31T00:00:00Z', '31/12/2026'],
  ['2026-12-31T00:00:00.000+00:00', '31/12/2026'],
  ['2026-12-31T00:00:00.0-0000', '31/12/2026'],
  ['2026-13-01', '2026-13-01'],
  ['2026', '2026'],
  ['dia 2026-12-31T12:00:00', 'dia 2026-12-31T12:00:00'],
  ['dia 2026-12-31T00:00:00Z', 'dia 2026-12-31T00:00:00Z'],
  ['2026-12-31T00:00:00Z?', '2026-12-31T00:00:00Z?'],
  [null, ''],
  [undefined, ''],
  ['nunca', 'nunca'],
])('R169: the day %j is shown as %j', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

test.each([
  ['', null],
  [' \u00a0\u200b', null],
  ['29/02/2028', '2028-02-29'],
  ['31/02/2026', 'date'],
  ['2026-12-31', '2026-12-31'],
  ['1/1/2026', '2026-01-01'],
  ['01.2-2026 ', '2026-02-01'],
  ['29022028', '2028-02-29'],
  ['1032026', 'date'],
  ['01/01/2026 10:00', 'date'],
  ['2026-01-01T10:00', 'date'],
  ['\u200e31/\u200e12/\u200e2027', '2027-12-31'],
  ['\u00a031/12/2027\u2009', '2027-12-31'],
  ['01/01/1900', '1900-01-01'],
  ['31/12/1899', 'year'],
  ['1899-12-31', 'year'],
  ['01/03/27', 'year'],
  ['1/3/7', 'year'],
  ['31/12/9999', '9999-12-31'],
  ['01/01/10000', 'date'],
])('the typed day %j is sent as %j', (text, day) => {
  expect(dateOf(readDay(text))).toBe(day);
});

test.each([
  ['2026-12-31T09:05:00', '31/12/2026 09:05', '31/12/26 09:05'],
  ['2026-01-02T00:00:00', '02/01/2026 00:00', '02/01/26 00:00'],
  ['31 Dec 2026 09:05', '31 Dec 2026 09:05', '31/12/26 09:05'],
  ['nunca', 'nunca', 'nunca'],
  [null, '', ''],
  [undefined, '', ''],
])('R169: the date and time %j is shown as %j, and in the short form as %j', (instant, text, short) => {
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
  ['01/03/2026 08:05:09', '2026-03-01T08:05:09'],
  ['2027-03-04T05:06', '2027-03-04T05:06'],
  ['2027-03-04T05:06:07', '2027-03-04T05:06:07'],
  ['2027-03-04 05:06', '2027-03-04T05:06'],
  ['2027-03-04', '2027-03-04T00:00'],
  ['2027-03-04T05:06Z', '2027-03-04T05:06Z'],
  ['2027-03-04T05:06:07.000-03:00', '2027-03-04T08:06:07Z'],
  ['31/12/2027\u00a008:00', '2027-12-31T08:00'],
])('the typed date and time %j is read as the local time %s', (text, local) => {
  expect(dateOf(readDateTime(text))).toBe(new Date(local).toISOString());
});

test.each([
  ['31/02/2026 10:00', 'date'],
  ['01/03/2026 24:00', 'date'],
  ['01/03/2026 24:30', 'date'],
  ['01/03/2026 10', 'date'],
  ['2026-02-30T10:00', 'date'],
  ['2026-13-01T10:00Z', 'date'],
  ['2026-02-28T23:45Z?', 'date'],
  ['10:00', 'date'],
  ['01/03/27 08:00', 'year'],
  ['01/03/0027 08:00', 'year'],
  ['31/12/1899 23:59', 'year'],
])('the typed date and time %j is refused: %s', (text, reason) => {
  expect(readDateTime(text)).toEqual({ refused: reason });
});

test('the year of a stored date is shown with four digits', () => {
  expect([formatDay('0027-03-01'), formatDateTime('0027-03-01T10:00:00')]).toEqual(['01/03/0027', '01/03/0027 10:00']);
});

test.each<[unknown, string]>([
  ['2027-03-04T05:06:00Z', '2027-03-04T05:06:00Z'],
  ['nunca', 'nunca'],
  [1798792200, '2027-01-01T08:30:00.000Z'],
  [1798792200000, '2027-01-01T08:30:00.000Z'],
  ['1798792200', '2027-01-01T08:30:00.000Z'],
  ['1798792200000', '2027-01-01T08:30:00.000Z'],
  [1798792200.5, '2027-01-01T08:30:00.500Z'],
  ['1798792200.000000000', '2027-01-01T08:30:00.000Z'],
  [-1000000000, '1938-04-24T22:13:20.000Z'],
  [[2027, 3, 4], '2027-03-04'],
  [[2027, 3, 4, 5, 6], '2027-03-04T05:06:00'],
  [[2027, 12, 31, 23, 59, 59, 123000000], '2027-12-31T23:59:59'],
  [[2027, 2, 31], '[2027,2,31]'],
  [[2027, 13, 4, 5, 6], '[2027,13,4,5,6]'],
  [[2027, 3], '[2027,3]'],
  [['2027', 3, 4], '["2027",3,4]'],
  [20270304, '20270304'],
  [0, '0'],
  [true, 'true'],
  [{ seconds: 5 }, '{"seconds":5}'],
])('F193: a date that a server writes as %j is read as %j', (received, text) => {
  expect(readDate(received)).toBe(text);
});

test.each([
  ['31/12/2027', '2027-12-31T23:59'],
  ['2027-12-31', '2027-12-31T23:59'],
  ['1.3.2027', '2027-03-01T23:59'],
  ['01032027', '2027-03-01T23:59'],
  ['31/12/2027 00:00', '2027-12-31T00:00'],
  ['31/12/2027 18:30', '2027-12-31T18:30'],
])('F237: the end %j is %s', (typed, local) => {
  expect(toDateTimeInput(dateOf(readEnd(typed)))).toBe(local);
});

test('F237: an end that is no date is refused, and an empty one is none', () => {
  expect(dateOf(readEnd('31/02/2027'))).toBe('date');
  expect(dateOf(readEnd(' '))).toBeNull();
});
