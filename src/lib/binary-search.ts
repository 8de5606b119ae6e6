/** The first index that passes, if all passing indexes come last; the length if none passes. */
export const lowerBound = (length: number, passes: (index: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The last index before those that are beyond the sought one; 0 if there is none. */
export const lastBefore = (length: number, isBeyond: (index: number) => boolean): number =>
  Math.max(0, lowerBound(length, isBeyond) - 1);
