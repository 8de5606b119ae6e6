/** Resolves or rejects as the work does; rejects after the given milliseconds if it has done neither by then. */
export const inTime = async <R>(work: Promise<R>, limit: number): Promise<R> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The time is over.')), limit);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
};
