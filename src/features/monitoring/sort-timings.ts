import { sorting } from 'lib/sorting';
import type { Timing } from './metrics';

export const TIMING_FIELDS = ['name', 'count', 'mean', 'max'] as const;

/** Timings are in the order of the server until the user clicks a column header. */
export const TIMING_ORDERS = sorting('', TIMING_FIELDS);

/** Sorts timings by a column, for example `mean,desc`. Timings without a value for it are last in both directions. */
export const sortTimings = (timings: readonly Timing[], sort: string): readonly Timing[] => {
  const field = TIMING_FIELDS.find(one => sort.startsWith(`${one},`));
  if (!field) return timings;
  const sign = sort.endsWith(',desc') ? -1 : 1;
  return [...timings].sort((one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b)));
  });
};
