import type { Draft } from 'features/drafts/store/draft';
import { judge, noted } from 'features/drafts/store/internal/draft-age';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 2, 4, 12);

/** What happens to a draft at starts at these times, until it is removed. */
const atStarts = (savedAt: number, starts: readonly number[], isSurplus = false) => {
  let draft: Draft = { savedAt, values: {} };
  const verdicts: string[] = [];
  for (const now of starts) {
    const verdict = judge(draft, isSurplus, now);
    verdicts.push(verdict);
    if (verdict === 'remove') break;
    if (verdict === 'note') draft = noted(draft, now);
  }
  return verdicts;
};

const daily = (count: number, from = NOON) => Array.from({ length: count }, (_, day) => from + day * DAY);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a draft, at the starts of the console', () => {
  it.each([
    ['written a minute ago', NOON - 60_000, [NOON], ['keep']],
    ['written exactly a week ago', NOON - 7 * DAY, [NOON], ['keep']],
    ['written while the clock was an hour ahead', NOON + HOUR, [NOON], ['keep']],
    ['written while the clock was 10 days behind', NOON - 10 * DAY, [NOON], ['note']],
    ['written while the clock was 10 years behind', NOON - 3650 * DAY, [NOON], ['note']],
    ['written while the clock was 10 days ahead', NOON + 10 * DAY, [NOON], ['note']],
    ['first seen while the clock is 10 years ahead', NOON, [NOON + 3650 * DAY], ['note']],
    ['seen at many starts of one day', NOON - 10 * DAY, times(20, NOON), times(20, 'note')],
    [
      'seen by turns with a right clock and one that is a month ahead',
      NOON - HOUR,
      [NOON, NOON + 30 * DAY, NOON, NOON + 30 * DAY, NOON, NOON + 30 * DAY, NOON, NOON + 30 * DAY, NOON],
      ['keep', 'note', 'keep', 'note', 'keep', 'note', 'keep', 'note', 'keep'],
    ],
    ['that stays for seven days of use', NOON - 10 * DAY, daily(9), [...times(7, 'note'), 'remove']],
    ['from the future that stays for seven days of use', NOON + 3650 * DAY, daily(9), [...times(7, 'note'), 'remove']],
  ])('%s', (_what, savedAt, starts, verdicts) => {
    expect(atStarts(savedAt, starts)).toEqual(verdicts);
  });

  it.each([
    ['on the same day', [NOON, NOON + HOUR], ['note', 'note']],
    ['on another day', [NOON, NOON + DAY], ['note', 'remove']],
    ['on another day, with the clock put back', [NOON, NOON - DAY], ['note', 'remove']],
  ])('as a surplus one is removed at a later start only %s', (_when, starts, verdicts) => {
    expect(atStarts(NOON, starts, true)).toEqual(verdicts);
  });
});
