export const WORKS = 2;

/** What is down comes first (0), then what nobody knows of (1), then what works (2). */
export const rankOfStatus = (status: string): 0 | 1 | 2 => {
  if (status === 'UP') return WORKS;
  return status === '' || status === 'UNKNOWN' ? 1 : 0;
};
