/** How many items at the start, and of the rest at the end, two lists have in common. */
export const commonEnds = <T>(one: readonly T[], other: readonly T[]) => {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { head, tail };
};

/** Texts with a key each, that stays while texts come and go before it. */
export interface Keyed {
  texts: readonly string[];
  keys: readonly number[];
  next: number;
}

export const NO_KEYS: Keyed = { texts: [], keys: [], next: 0 };

/**
 * Keys for these texts: those at both ends that stayed keep theirs, changed ones in place too, and new ones get new.
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
