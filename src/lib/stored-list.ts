import { useSyncExternalStore } from 'react';
import { localStore } from './storage';
import { createSignal } from './signal';

/** A short list that this browser keeps for each account; where storage is blocked it lives as long as the page. */
export const createStoredList = <T>(name: string, isItem: (stored: unknown) => stored is T) => {
  const PREFIX = `${name}|v1|`;
  const changes = createSignal();
  /** What was read last; the same answer again must be the same array. */
  let latest: { text: string; items: readonly T[] } = { text: '', items: [] };

  const of = (login: string): readonly T[] => {
    const items = localStore.readList(PREFIX + login, isItem);
    const text = login + JSON.stringify(items);
    if (text !== latest.text) latest = { text, items };
    return latest.items;
  };
  // Other tabs of this browser change the same lists.
  window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(PREFIX)) && changes.notify());
  return {
    /** The account's list; the component renders again when it changes. */
    useOf: (login: string) => useSyncExternalStore(changes.subscribe, () => of(login)),
    change: (login: string, to: (items: readonly T[]) => readonly T[]) => {
      localStore.set(PREFIX + login, to(of(login)));
      changes.notify();
    },
    /** Forgets the list of this account; those of others stay for their owners. */
    forget: (login: string) => {
      localStore.remove(PREFIX + login);
      changes.notify();
    },
  };
};
