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
