import { useSyncExternalStore } from 'react';
import { createSignal } from './signal';
import { localStore } from './storage';

/** A short list that the browser stores for each account. If storage is blocked, it lives as long as the page. */
export const createStoredList = <T>(name: string, isItem: (stored: unknown) => stored is T) => {
  const PREFIX = `${name}|v1|`;
  const changes = createSignal();
  /** The list that was read last. An unchanged list must be the same array, as `useSyncExternalStore` requires. */
  let latest: { text: string; items: readonly T[] } = { text: '', items: [] };

  const of = (login: string): readonly T[] => {
    const items = localStore.readList(PREFIX + login, isItem);
    const text = login + JSON.stringify(items);
    if (text !== latest.text) latest = { text, items };
    return latest.items;
  };
  // Other tabs of this browser change the same lists.
  localStore.onChange(PREFIX, changes.notify);
  return {
    /** The account's list; the component renders again when it changes. */
    useOf: (login: string) => useSyncExternalStore(changes.subscribe, () => of(login)),
    change: (login: string, to: (items: readonly T[]) => readonly T[]) => {
      localStore.set(PREFIX + login, to(of(login)));
      changes.notify();
    },
  };
};
