import { distinctKeys, keysOfRecords } from 'lib/distinct-keys';

it.each([
  [[], []],
  [
    ['a', 'b'],
    ['1 a', '1 b'],
  ],
  [
    ['a', 'b', 'a'],
    ['1 a', '1 b', '2 a'],
  ],
  [
    ['', ''],
    ['1 ', '2 '],
  ],
  // A text that looks like the key of another one still gets a key of its own.
  [
    ['a', 'a', '2 a'],
    ['1 a', '2 a', '1 2 a'],
  ],
])('the keys of %j are %j', (texts, keys) => {
  expect(distinctKeys(texts)).toEqual(keys);
});

it('records without an id get different keys from records with an id', () => {
  expect(keysOfRecords([{ id: 1 }, {}, { id: '1' }, {}])).toEqual(['1 1', '1 ', '2 1', '2 ']);
});
