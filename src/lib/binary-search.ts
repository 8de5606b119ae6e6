/** The first index that passes, where all that pass come last; the length where none does. */
export const lowerBound = (length: number, passes: (index: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The last index before those that are beyond what is looked for, or the first index. */
export const lastBefore = (length: number, isBeyond: (index: number) => boolean): number =>
  Math.max(0, lowerBound(length, isBeyond) - 1);
