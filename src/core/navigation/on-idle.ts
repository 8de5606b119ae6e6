/** How long the first screen has the connection to itself, in milliseconds. */
const FIRST_SCREEN = 2000;

/** Runs work that can wait: after the first screen has had its time, once the browser is idle. */
export const onIdle = (work: () => void) => {
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : work()), FIRST_SCREEN);
};
