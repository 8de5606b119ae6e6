import { attempt } from './attempt';

/** Whether the window matches a media query now; false if the browser cannot tell. */
export const matchesMedia = (query: string): boolean => attempt(() => window.matchMedia(query).matches) ?? false;

/** Calls the listener when the answer to a media query changes. Returns the function that unsubscribes. */
export const onMediaChange = (query: string, listener: () => void) => {
  const list = attempt(() => window.matchMedia(query));
  attempt(() => list?.addEventListener('change', listener));
  return () => void attempt(() => list?.removeEventListener('change', listener));
};

/** Whether the user points with a finger. On such a device, focusing a text field opens the on-screen keyboard. */
export const isTouch = () => matchesMedia('(pointer: coarse)');
