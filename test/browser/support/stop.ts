const ends: (() => unknown)[] = [];

/** Registers how to end something that a setup has started. */
export const atEnd = (end: () => unknown) => void ends.push(end);

/** Ends all that the setups have started. */
const stop = async () => {
  await Promise.all(ends.splice(0).map(end => end()));
};

export default stop;

/** Waits for what a setup starts. If a part fails, the others end: jest runs no teardown after a failed setup. */
export const allStarted = async (starts: readonly Promise<unknown>[]) => {
  const failed = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
  if (!failed) return;
  await stop();
  await Promise.all(starts);
};
