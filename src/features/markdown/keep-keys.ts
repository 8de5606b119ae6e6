/** Counts the items that two lists share at the start and, among the remaining items, at the end. */
export const commonEnds = <T>(one: readonly T[], other: readonly T[]) => {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { head, tail };
};

/** Texts with one key each. A key stays the same when texts before it are added or removed. */
export interface Keyed {
  texts: readonly string[];
  keys: readonly number[];
  next: number;
}

export const NO_KEYS: Keyed = { texts: [], keys: [], next: 0 };

/**
 * Assigns keys to texts. Unchanged texts at both ends keep their keys, texts changed in place also keep theirs, and
 * new texts get new keys.
 */
export const keepKeys = (before: Keyed, texts: readonly string[]): Keyed => {
  const { head, tail } = commonEnds(before.texts, texts);
  const changed = before.keys.slice(head, before.keys.length - tail);
  const count = texts.length - head - tail;
  let { next } = before;
  const middle = Array.from({ length: count }, (_, at) => changed[at] ?? next++);
  const keys = [...before.keys.slice(0, head), ...middle, ...before.keys.slice(before.keys.length - tail)];
  return { texts, keys, next };
};
