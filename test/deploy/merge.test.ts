import merge from '../../src/deploy/build/stand-ins/merge';

const known = () => ({ a: 'A', b: { c: 'C', d: { e: 'E' } }, f: 'F' });

test.each([
  ['nothing', {}, known()],
  [
    'texts beside and below others',
    { b: { c: 'X', g: 'G', d: { h: 'H' } } },
    { a: 'A', b: { c: 'X', d: { e: 'E', h: 'H' }, g: 'G' }, f: 'F' },
  ],
  ['a text where there were several', { b: 'B' }, { ...known(), b: 'B' }],
  ['several texts where there was one', { a: { b: 'B' } }, { ...known(), a: { b: 'B' } }],
])('texts are merged: %s', (_, more, merged) => {
  expect(merge(known(), more)).toEqual(merged);
});

test('a merge does not change the nested objects of the original texts', () => {
  const texts = known();
  merge({ ...texts }, { b: { c: 'X', d: { h: 'H' } } });
  expect(texts).toEqual(known());
});
