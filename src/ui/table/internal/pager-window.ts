/** At most this many page buttons (R52). */
const BUTTONS = 5;

/**
 * The pages that a pager offers: all of them if there are at most five; otherwise the first, the last and those
 * around the current one. Pages count from 1. A current page that does not exist counts as the nearest one.
 */
export const pagerWindow = (current: number, last: number): number[] => {
  if (last <= BUTTONS) return Array.from({ length: last }, (_, index) => index + 1);
  const middle = Math.min(Math.max(current, 3), last - 2);
  return [1, middle - 1, middle, middle + 1, last];
};
