/**
 * A database that gives no answer for this time, in milliseconds, counts as blocked. WebKit does not answer while it
 * keeps an earlier page with an open transaction.
 */
export const DATABASE_PATIENCE = 1000;

/** Settles as the work does; rejects after the given milliseconds if it has not settled by then. */
export const inTime = <R>(work: Promise<R>, limit: number): Promise<R> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error()), limit);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
