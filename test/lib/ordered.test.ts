import { orderedBy } from 'lib/ordered';

const row = (name: string, number?: number | null) => ({ name, number });

test.each([
  ['in order', [row('a', 1), row('b', 2)], 'a b'],
  ['in any order', [row('c', 3), row('a', 1), row('b', 2)], 'a b c'],
  ['with gaps', [row('b', 40), row('a', 7)], 'a b'],
  ['below zero', [row('b', 0), row('a', -1)], 'a b'],
  ['of one number keep their order', [row('c', 2), row('a', 1), row('b', 1)], 'a b c'],
  ['without a number go last, in their order', [row('c', null), row('d'), row('b', 2), row('a', 1)], 'a b c d'],
  ['none', [], ''],
])('sorting by number: rows %s', (_what, rows, expected) => {
  const received = [...rows];
  const ordered = orderedBy(rows, ({ number }) => number);
  expect(ordered.map(({ name }) => name).join(' ')).toBe(expected);
  expect(rows).toEqual(received);
});
