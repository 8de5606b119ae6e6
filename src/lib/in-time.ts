/** Settles as the work does; rejects after the given milliseconds if it has not settled by then. */
export const inTime = <R>(work: Promise<R>, limit: number): Promise<R> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error()), limit);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
