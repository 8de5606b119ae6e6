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

const storageOf = (kind: Kind) => ({
  /** The value under the key, or undefined. */
  get: (key: string): unknown => {
    try {
      const text = area(kind).getItem(key) ?? memory[kind].get(key);
      return text === undefined ? undefined : parse(text);
    } catch {
      const text = memory[kind].get(key);
      return text === undefined ? undefined : parse(text);
    }
  },
  keys: (): string[] => {
    try {
      return [...Object.keys(area(kind)), ...memory[kind].keys()];
    } catch {
      return [...memory[kind].keys()];
    }
  },
  set: (key: string, value: unknown) => {
    const text = JSON.stringify(value);
    try {
      area(kind).setItem(key, text);
    } catch {
      memory[kind].set(key, text);
    }
  },
  remove: (key: string) => {
    memory[kind].delete(key);
    try {
      area(kind).removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
});

export const localStore = storageOf('local');
export const sessionStore = storageOf('session');
