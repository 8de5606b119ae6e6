/** A tab that the browser has frozen may hold its turn for long. After this time, in milliseconds, the work starts. */
const PATIENCE = 10_000;

/**
 * Runs the work while no other tab of this browser runs work of the same name (Web Locks). Where the browser has no
 * locks or refuses them, the work runs at once. Rejects as the work does.
 */
export const inTurn = async <R>(name: string, work: () => Promise<R>): Promise<R> => {
  const locks: LockManager | undefined = navigator.locks;
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return work();
  };
  try {
    if (locks) return await locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, start);
  } catch (error) {
    if (hasStarted) throw error;
  }
  return work();
};
