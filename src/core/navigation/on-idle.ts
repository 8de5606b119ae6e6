/** The first screen has the line to itself for so long, in milliseconds. */
const FIRST_SCREEN = 2000;

/** Does what can wait once the first screen had its time and the browser has nothing better to do. */
export const onIdle = (work: () => void) => {
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : work()), FIRST_SCREEN);
};
