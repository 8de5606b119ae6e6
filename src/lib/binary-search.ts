/** The index of the first item that passes, if all passing items come last; the length if none passes. */
const lowerBound = <T>(items: ArrayLike<T>, passes: (item: T) => boolean): number => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = items[middle];
    if (item === undefined || passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The index of the last item before those that are beyond the sought one; 0 if there is none. */
export const lastBefore = <T>(items: ArrayLike<T>, isBeyond: (item: T) => boolean): number =>
  Math.max(0, lowerBound(items, isBeyond) - 1);
