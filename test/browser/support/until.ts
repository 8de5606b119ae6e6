/**
 * Does something again and again, as people do, until what it leads to has come. On a busy machine once may be too
 * early.
 */
export const until = async <T>(event: Promise<T>, act: () => Promise<unknown>) => {
  let isOver = false;
  const over = event.finally(() => {
    isOver = true;
  });
  while (!isOver) await act();
  return over;
};
