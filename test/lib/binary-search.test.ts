import { lastBefore, lowerBound } from 'lib/binary-search';

const NUMBERS = [1, 3, 3, 7];

test.each([
  [0, 0],
  [1, 0],
  [3, 1],
  [4, 3],
  [7, 3],
  [8, 4],
])('the first number that is at least %d has the index %d', (value, index) => {
  expect(lowerBound(NUMBERS, one => one >= value)).toBe(index);
});

test.each([
  [0, 0],
  [1, 0],
  [3, 2],
  [6, 2],
  [9, 3],
])('the last number that is at most %d has the index %d', (value, index) => {
  expect(lastBefore(NUMBERS, one => one > value)).toBe(index);
});

test('the result for an empty list is index 0', () => {
  expect(lowerBound([], () => true)).toBe(0);
  expect(lastBefore([], () => true)).toBe(0);
});
