/**
 * Does some work as soon as the browser is free of keys and paints, at the latest after 200 ms; answers how to call it
 * off.
 */
export const afterPaint = (work: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 200 });
  return () => window.cancelIdleCallback(handle);
};
