export const WORKS = 2;

/** Services that are down come first, then those in an unknown state, then those that work. */
const RANKS = { DOWN: 0, OUT_OF_SERVICE: 0, UNKNOWN: 1, UP: WORKS } as const;

const isKnown = (status: string): status is keyof typeof RANKS => Object.hasOwn(RANKS, status);

/** A status that the console does not know counts as down. An empty status counts as unknown. */
export const rankOfStatus = (written: string): 0 | 1 | 2 => {
  const status = written.toUpperCase();
  if (isKnown(status)) return RANKS[status];
  return status === '' ? RANKS.UNKNOWN : RANKS.DOWN;
};
