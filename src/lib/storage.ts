/** Browser storage that never throws. If it is blocked or full, a value is stored only as long as the page is open. */

import { attempt } from './browser/attempt';

type Kind = 'local' | 'session';

const area = (kind: Kind) => (kind === 'local' ? window.localStorage : window.sessionStorage);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const safeStorage = (kind: Kind) => {
  const memory = new Map<string, string>();
  const textOf = (key: string): string | undefined =>
    memory.get(key) ?? attempt(() => area(kind).getItem(key)) ?? undefined;

  return {
    /** The stored value under the key, or undefined. Use `read` instead for a value that decides which code runs. */
    get: (key: string): unknown => {
      const text = textOf(key);
      return text === undefined ? undefined : parse(text);
    },
    keys: (): string[] => [...new Set([...(attempt(() => Object.keys(area(kind))) ?? []), ...memory.keys()])],
    /** Returns whether the value outlives this page. */
    set: (key: string, value: unknown): boolean => {
      const text = JSON.stringify(value);
      try {
        area(kind).setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove: (key: string) => {
      memory.delete(key);
      attempt(() => area(kind).removeItem(key));
    },
  };
};

const storageOf = (kind: Kind) => {
  const storage = safeStorage(kind);
  const { get, set, remove } = storage;
  return {
    ...storage,
    /** The value under the key. An invalid value is removed, so that the next start is clean. */
    read: <T>(key: string, isValid: (stored: unknown) => stored is T): T | undefined => {
      const stored = get(key);
      if (isValid(stored)) return stored;
      remove(key);
      return undefined;
    },
    /** The list under the key; empty if there is none. Invalid items are removed. */
    readList: <T>(key: string, isItem: (stored: unknown) => stored is T): T[] => {
      const stored = get(key);
      const all: unknown[] = Array.isArray(stored) ? stored : [];
      const items = all.filter(isItem);
      if (items.length === 0) remove(key);
      else if (items.length < all.length) set(key, items);
      return items;
    },
  };
};

export const localStore = storageOf('local');
export const sessionStore = storageOf('session');
