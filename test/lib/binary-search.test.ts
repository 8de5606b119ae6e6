import { lastBefore } from 'lib/binary-search';

test.each([
  [0, 0],
  [1, 0],
  [3, 2],
  [6, 2],
  [7, 3],
  [9, 4],
])('the last number that is at most %d has the index %d', (value, index) => {
  expect(lastBefore([1, 3, 3, 7, 8], one => one > value)).toBe(index);
});

test('the result for an empty list is index 0', () => {
  expect(lastBefore([], () => true)).toBe(0);
});
