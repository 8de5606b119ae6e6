import { localStore, sessionStore } from 'lib/storage';
import { storedName } from 'lib/stored-names';

const NAME = storedName('a');

const isText = (stored: unknown): stored is string => typeof stored === 'string';

describe.each([
  ['local', localStore, localStorage, sessionStorage],
  ['session', sessionStore, sessionStorage, localStorage],
] as const)('%s storage', (_kind, store, area, other) => {
  it('stores a value under its key in this area only, until it is removed, and returns a text that is not JSON', () => {
    expect(store.set('a', { b: 1 })).toBe(true);
    expect([area.getItem(NAME), other.getItem(NAME)]).toEqual(['{"b":1}', null]);
    expect([store.get('a'), store.keys()]).toEqual([{ b: 1 }, ['a']]);
    store.remove('a');
    expect([store.get('a'), store.keys()]).toEqual([undefined, []]);
    area.setItem(NAME, '{b');
    expect(store.get('a')).toBe('{b');
  });
});

it.each<[string, string, string | undefined, string | null]>([
  ['as it should be', '"b"', 'b', '"b"'],
  ['of another kind is removed', '5', undefined, null],
])('a stored value %s', (_what, stored, read, left) => {
  localStorage.setItem(NAME, stored);
  expect(localStore.read('a', isText)).toBe(read);
  expect(localStorage.getItem(NAME)).toBe(left);
});

it.each<[string, string, string[], string | null]>([
  ['as it should be is not written anew', '["b", "c"]', ['b', 'c'], '["b", "c"]'],
  ['loses its damaged items', '["b",5,null]', ['b'], '["b"]'],
  ['of damaged items only is removed', '[5]', [], null],
  ['without items stays', '[]', [], '[]'],
  ['that is none is removed', '{"length":1}', [], null],
])('a stored list %s', (_what, stored, read, left) => {
  localStorage.setItem(NAME, stored);
  expect(localStore.readList('a', isText)).toEqual(read);
  expect(localStorage.getItem(NAME)).toBe(left);
});

it('a full storage keeps the later value as long as the page is open', () => {
  localStore.set('a', 'older');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([localStore.set('a', 'newer'), localStore.get('a'), localStore.keys()]).toEqual([false, 'newer', ['a']]);
  expect([localStore.set('a', 'newest'), localStore.get('a')]).toEqual([true, 'newest']);
  localStorage.setItem(NAME, '"of another tab"');
  expect(localStore.get('a')).toBe('of another tab');
});

it('a missing key is read as undefined or as an empty list', () => {
  expect(localStore.read('a', isText)).toBeUndefined();
  expect(localStore.readList('a', isText)).toEqual([]);
});
