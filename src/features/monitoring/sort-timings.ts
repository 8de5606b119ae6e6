import { sorting } from 'core/redux/sorting';
import type { Timing } from './metrics';

export const TIMING_FIELDS = ['name', 'count', 'mean', 'max'] as const;

/** Timings stand as the server tells them until a head is pressed. */
export const TIMING_ORDERS = sorting('', TIMING_FIELDS);

/** Timings by a column, `mean,desc` say; those without a figure for it come last either way. */
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
