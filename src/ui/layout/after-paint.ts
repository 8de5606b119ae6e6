/**
 * Runs some work as soon as the browser has handled pending input and painted, at the latest after 200 ms. Returns a
 * function that cancels it.
 */
export const afterPaint = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 200 });
  return () => window.cancelIdleCallback(handle);
};
