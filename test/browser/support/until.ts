/**
 * Repeats an action, as users do, until the event that it causes has happened. On a busy machine the first attempt may
 * be too early.
 */
export const until = async <T>(event: Promise<T>, act: () => Promise<unknown>) => {
  let isOver = false;
  const over = event.finally(() => {
    isOver = true;
  });
  while (!isOver) await act();
  return over;
};

/** Waits until something is so; fails with these words after a limit in milliseconds. */
export const isSoon = async (isSo: () => boolean | Promise<boolean>, otherwise: string, limit = 20_000) => {
  const deadline = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
};

/** Whether a server answers there. */
export const isUp = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );
