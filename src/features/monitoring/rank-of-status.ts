export const WORKS = 2;

/** What is down comes first, then what nobody knows of, then what works. */
const RANKS = { DOWN: 0, OUT_OF_SERVICE: 0, UNKNOWN: 1, UP: WORKS } as const;

const isKnown = (status: string): status is keyof typeof RANKS => Object.hasOwn(RANKS, status);

/** A state that the console does not know is not known to be well. */
export const rankOfStatus = (written: string): 0 | 1 | 2 => {
  const status = written.toUpperCase();
  if (isKnown(status)) return RANKS[status];
  return status === '' ? RANKS.UNKNOWN : RANKS.DOWN;
};
