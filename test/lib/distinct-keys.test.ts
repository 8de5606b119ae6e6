import { distinctKeys, keysOfRecords } from 'lib/distinct-keys';

it('each text gets a key of its own, also one that looks like the key of another text', () => {
  expect(distinctKeys(['a', 'b', '', 'a', '', '2 a'])).toEqual(['1 a', '1 b', '1 ', '2 a', '2 ', '1 2 a']);
});

it('records without an id get different keys from records with an id', () => {
  expect(keysOfRecords([{ id: 1 }, {}, { id: '1' }, {}])).toEqual(['1 1', '1 ', '2 1', '2 ']);
});
