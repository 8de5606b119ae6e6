import { createSignal } from './signal';

let count = 0;
const ended = createSignal();

/** Something that a person waits for is under way until the promise settles. Returns the promise. */
export const waitedFor = <T>(work: Promise<T>): Promise<T> => {
  count += 1;
  const end = () => {
    count -= 1;
    ended.notify();
  };
  work.then(end, end);
  return work;
};

/** Resolves once nothing is under way that a person waits for: at once, if nothing is. */
export const whenNothingIsWaitedFor = async () => {
  while (count > 0)
    await new Promise<void>(resolve => {
      const stop = ended.subscribe(() => {
        stop();
        resolve();
      });
    });
};
