/** Work in milliseconds after which the browser gets a turn: half of a frame. */
const SLICE = 8;

/** A task without the 4 ms that browsers add to timers within timers. Safari has timers only. */
const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.postTask(() => undefined) : new Promise(resolve => setTimeout(resolve));

/**
 * Does some work for each item, and lets the browser handle keys, scrolling and painting between two items whenever a
 * slice of time is over.
 * @throws the signal's reason once it is aborted
 */
export const inSlices = async <T>(items: Iterable<T>, work: (item: T) => void, signal: AbortSignal): Promise<void> => {
  let begun = performance.now();
  for (const item of items) {
    signal.throwIfAborted();
    work(item);
    if (performance.now() - begun < SLICE) continue;
    await nextTask();
    begun = performance.now();
  }
};
