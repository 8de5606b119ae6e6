/** Something is under way until the test calls `end`. */
export const pending = () => {
  let end: () => void = () => undefined;
  const work = new Promise<void>(resolve => (end = resolve));
  return { work, end };
};
