/**
 * How long to wait before each try, in milliseconds. A write that a proxy gave up may be stored seconds later, and a
 * server may be away for minutes.
 */
const WAITS: readonly number[] = [1000, 3000, 10_000, ...Array.from({ length: 20 }, () => 30_000)];

/** Waits, at most until the browser is online again. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Tries in the background until a try was enough, or the signal is aborted. A try that fails is not enough. */
export const repeat = async (
  isEnough: (signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal,
  waits = WAITS,
): Promise<void> => {
  for (const wait of waits) {
    await pause(wait, signal);
    if (signal.aborted || (await isEnough(signal).catch(() => false))) return;
  }
};
