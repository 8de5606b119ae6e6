import { attempt } from './attempt';

/** How long the first screen has the connection to itself, in milliseconds. */
const FIRST_SCREEN = 1000;

/** How long work waits for an idle browser, in milliseconds. Chromium may never call a page idle that stands still. */
const LATEST = 5000;

/** Without `requestIdleCallback`, as in Safari, the work runs in the next task. Returns a function that cancels it. */
const whenIdle = (work: () => void, timeout: number) => {
  const handle = attempt(() => window.requestIdleCallback(work, { timeout }));
  if (handle !== undefined) return () => void attempt(() => window.cancelIdleCallback(handle));
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/**
 * Runs some work as soon as the browser has handled pending input and painted, at the latest after 200 ms. Returns a
 * function that cancels it.
 */
export const afterPaint = (work: () => void) => whenIdle(work, 200);

/** Runs work that can wait: after the first screen has had its time, once the browser is idle, or 5 s later. */
export const onIdle = (work: () => void) => void setTimeout(() => whenIdle(work, LATEST), FIRST_SCREEN);
