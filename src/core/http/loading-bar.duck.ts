import type { UnknownAction } from 'redux';

/** How many requests are on their way; the loading bar shows while there are any (R44). */
const loadingBar = (ongoing = 0, { type }: UnknownAction): number => {
  if (type.endsWith('_PENDING')) return ongoing + 1;
  if (type.endsWith('_FULFILLED') || type.endsWith('_REJECTED')) return Math.max(0, ongoing - 1);
  return ongoing;
};

export default loadingBar;
