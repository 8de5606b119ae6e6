import { withCommercialName } from 'sections/medicine-leaflets/commercial-names';

const child = (name: string, more: object = {}) => ({ name, free: true, available: false, ...more });
const namesOf = (picked: string, known: readonly string[] = []) =>
  withCommercialName(
    known.map(name => child(name)),
    { id: 9, name: picked },
  ).map(({ name }) => name);

it('a single name is added as free and not yet available, with the id of the picked record', () => {
  expect(withCommercialName([], { id: 9, name: 'Novalgina' })).toEqual([child('Novalgina', { id: 9 })]);
});

it.each([
  ['a, b', ['a', 'b']],
  ['a;b , c', ['a', 'b', 'c']],
  ['a,,b,', ['a', 'b']],
  ['a, a', ['a']],
  ['\u00a0a\u200b, \u3164,b', ['a', 'b']],
  ['café, cafe\u0301', ['café']],
])('a text with several names adds each name once: %j', (picked, names) => {
  expect(namesOf(picked)).toEqual(names);
});

it('several names are added without an id, as free and not yet available', () => {
  expect(withCommercialName([], { id: 9, name: 'a,b' })).toEqual([child('a'), child('b')]);
});

it.each(['a', 'a,b'])('a name that is already in the list is skipped: %j', picked => {
  expect(namesOf(picked, ['a', 'b'])).toEqual(['a', 'b']);
});
