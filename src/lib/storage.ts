/** Browser storage that never throws. If it is blocked or full, a value is stored only as long as the page is open. */

import { attempt } from './browser/attempt';
import { earlierNames, keyOfStored, storedName } from './stored-names';

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
  const valueUnder = (name: string): unknown => {
    const text = memory.get(name) ?? attempt(() => area(kind).getItem(name)) ?? undefined;
    return text === undefined ? undefined : parse(text);
  };
  const names = () => new Set([...(attempt(() => Object.keys(area(kind))) ?? []), ...memory.keys()]);

  return {
    /** The stored value with the key, or undefined. Use `read` instead for a value that decides which code runs. */
    get: (key: string): unknown => valueUnder(storedName(key)),
    /** The values that earlier versions stored, the latest first. */
    earlier: (key: string): unknown[] => earlierNames(key).map(valueUnder),
    /** The keys of all values that the console has stored. */
    keys: (): string[] => [...names()].map(keyOfStored).filter(key => key !== undefined),
    /** Returns whether the value outlives this page. */
    set: (key: string, value: unknown): boolean => {
      const [name, text] = [storedName(key), JSON.stringify(value)];
      try {
        area(kind).setItem(name, text);
        memory.delete(name);
        return true;
      } catch {
        memory.set(name, text);
        return false;
      }
    },
    remove: (key: string) => {
      const name = storedName(key);
      memory.delete(name);
      attempt(() => area(kind).removeItem(name));
    },
  };
};

const storageOf = (kind: Kind) => {
  const storage = safeStorage(kind);
  const { get, earlier, set, remove } = storage;
  return {
    ...storage,
    /**
     * The value with the key, or else what an earlier version stored, which is copied and stays. An invalid value is
     * removed, so that the next start is clean.
     */
    read: <T>(key: string, isValid: (stored: unknown) => stored is T): T | undefined => {
      const stored = get(key);
      if (isValid(stored)) return stored;
      if (stored !== undefined) remove(key);
      const found = earlier(key).find(isValid);
      if (found !== undefined) set(key, found);
      return found;
    },
    /** The list with the key, read as `read` does; empty if there is none. Invalid items are removed. */
    readList: <T>(key: string, isItem: (stored: unknown) => stored is T): T[] => {
      const stored = get(key);
      const items: T[] = Array.isArray(stored) ? stored.filter(isItem) : [];
      if (Array.isArray(stored) && items.length === stored.length) return items;
      if (stored !== undefined) remove(key);
      // The first versions stored a single value where there is a list today.
      const lists = [items, ...earlier(key).map(value => [value].flat().filter(isItem))];
      const found = lists.find(list => list.length > 0) ?? [];
      if (found.length > 0) set(key, found);
      return found;
    },
    /** Calls the listener when another tab has changed a value whose key begins so, or cleared the storage. */
    onChange: (start: string, listener: () => void) =>
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key.startsWith(storedName(start))) listener();
      }),
  };
};

export const localStore = storageOf('local');
export const sessionStore = storageOf('session');
