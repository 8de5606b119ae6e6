/** Browser storage that never throws: where it is blocked or full, what is kept lives as long as the page. */

type Kind = 'local' | 'session';

const memory = { local: new Map<string, string>(), session: new Map<string, string>() };

const area = (kind: Kind) => (kind === 'local' ? window.localStorage : window.sessionStorage);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const storageOf = (kind: Kind) => {
  const get = (key: string): unknown => {
    try {
      const text = area(kind).getItem(key) ?? memory[kind].get(key);
      return text === undefined ? undefined : parse(text);
    } catch {
      const text = memory[kind].get(key);
      return text === undefined ? undefined : parse(text);
    }
  };
  const keys = (): string[] => {
    try {
      return [...Object.keys(area(kind)), ...memory[kind].keys()];
    } catch {
      return [...memory[kind].keys()];
    }
  };
  /** Answers whether the value outlives this page. */
  const set = (key: string, value: unknown): boolean => {
    const text = JSON.stringify(value);
    try {
      area(kind).setItem(key, text);
      return true;
    } catch {
      memory[kind].set(key, text);
      return false;
    }
  };
  const remove = (key: string) => {
    memory[kind].delete(key);
    try {
      area(kind).removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  };

  return {
    /** The value under the key as it is kept, or undefined. A value that selects code is read with `read` instead. */
    get,
    /** The value under the key. A damaged one is removed, so that the next start is clean. */
    read: <T>(key: string, isValid: (stored: unknown) => stored is T): T | undefined => {
      const stored = get(key);
      if (isValid(stored)) return stored;
      if (stored !== undefined) remove(key);
      return undefined;
    },
    /** The list under the key, empty where there is none. Damaged items are removed. */
    readList: <T>(key: string, isItem: (stored: unknown) => stored is T): T[] => {
      const stored = get(key);
      if (stored === undefined) return [];
      const all: unknown[] = Array.isArray(stored) ? stored : [];
      const items = all.filter(isItem);
      if (items.length === 0) remove(key);
      else if (items.length < all.length) set(key, items);
      return items;
    },
    keys,
    set,
    remove,
  };
};

export const localStore = storageOf('local');
export const sessionStore = storageOf('session');
