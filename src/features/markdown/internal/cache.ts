/** The characters cached in each of two generations; the older one is dropped when the newer one is full. */
const MAX_CACHED = 2_000_000;

/** Keeps what was worked out last. The keys are texts, whose length stands for the size of the results. */
export const createCache = <T>() => {
  let newer = new Map<string, { value: T }>();
  let older = new Map<string, { value: T }>();
  let size = 0;

  const keep = (key: string, entry: { value: T }) => {
    if (size > MAX_CACHED) {
      older = newer;
      newer = new Map();
      size = 0;
    }
    newer.set(key, entry);
    size += key.length;
    return entry;
  };

  const find = (key: string) => {
    const found = newer.get(key);
    if (found) return found;
    const cached = older.get(key);
    return cached && keep(key, cached);
  };

  return {
    find: (key: string): T | undefined => find(key)?.value,
    get: (key: string, make: () => T): T => (find(key) ?? keep(key, { value: make() })).value,
  };
};

/** A function of a text that remembers its last results. */
export const cachedByText = <T>(make: (text: string) => T): ((text: string) => T) => {
  const kept = createCache<T>();
  return text => kept.get(text, () => make(text));
};
