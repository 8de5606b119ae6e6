import { type AgeRange, ageRangeText } from 'medical/internal/age-range';

const cases: [AgeRange, string | undefined][] = [
  [{ lowerThanOneMonth: true, start: 2, end: 3 }, 'underOneMonth'],
  [{ start: 1, end: 4 }, 'between'],
  [{ start: 0, end: 0 }, 'between'],
  [{ start: 0, end: 1 }, 'betweenOne'],
  [{ end: 44 }, 'atLeast'],
  [{ start: null, end: 44 }, 'atLeast'],
  [{ end: 1 }, 'atLeastOne'],
  [{ start: 12 }, 'atMost'],
  [{ start: 1 }, 'atMostOne'],
  [{ start: 0 }, 'atMost'],
  [{}, undefined],
  [{ lowerThanOneMonth: false, start: null, end: null }, undefined],
];

test.each(cases)('R98: the age range %j is shown as %s', (range, expected) => {
  expect(ageRangeText(range)?.[0]).toBe(expected && `entity.ageRange.${expected}`);
});
