import { act, renderHook } from '@testing-library/react';
import { createStoredList } from 'lib/stored-list';
import { storedName } from 'lib/stored-names';

const isText = (stored: unknown): stored is string => typeof stored === 'string';
const KEY_OF_ANA = storedName('words|v1|ana');

const words = createStoredList('words', isText);

const show = (login = 'ana') => renderHook(() => words.useOf(login)).result;

/** Stores a value as another tab of this browser does. The browser then fires a `storage` event. */
const storeElsewhere = (key: string | null, value: string) =>
  act(() => {
    localStorage.setItem(KEY_OF_ANA, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

it.each([
  ['this list', KEY_OF_ANA, ['b']],
  ['all storage, cleared', null, ['b']],
  ['another list', storedName('other|v1|ana'), ['a']],
])('when another tab changes %s, the list is updated only if it is affected', (_what, key, shown) => {
  words.change('ana', () => ['a']);
  const list = show();
  storeElsewhere(key, '["b"]');
  expect(list.current).toEqual(shown);
});
