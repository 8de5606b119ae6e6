import type { UnknownAction } from 'redux';
import { storeSlice } from 'lib/store-slice';

/** The number of pending requests; the loading bar is visible while there are any (R44). */
const count = (ongoing = 0, { type }: UnknownAction): number => {
  if (type.endsWith('_PENDING')) return ongoing + 1;
  if (type.endsWith('_FULFILLED') || type.endsWith('_REJECTED')) return Math.max(0, ongoing - 1);
  return ongoing;
};

export const loadingBar = storeSlice('loadingBar', count);
