/** A tab that the browser has frozen may hold its turn for long. After this time, in milliseconds, the work starts. */
const PATIENCE = 10_000;

/**
 * Runs the work while no other tab of this browser runs work of the same name (Web Locks). Where the browser has no
 * locks or refuses them, the work runs at once. Rejects as the work does.
 */
export const inTurn = async <R>(name: string, work: () => Promise<R>): Promise<R> => {
  let started: Promise<R> | undefined;
  const start = () => {
    started ??= work();
    return started;
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, start);
  } catch {
    // The work's own error is passed on below; a lock that was refused or lost does not stop the work.
  } finally {
    clearTimeout(timer);
  }
  return start();
};

/**
 * Runs the work if no other tab of this browser runs work of the same name. Returns whether it did. Where the browser
 * has no locks, the work runs.
 */
export const ifAlone = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
  let hasRun = false;
  const run = async () => {
    hasRun = true;
    await work();
  };
  try {
    await navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? run() : undefined));
    return hasRun;
  } catch (error) {
    if (hasRun) throw error;
    await run();
    return true;
  }
};
