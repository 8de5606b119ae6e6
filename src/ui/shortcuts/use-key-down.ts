import { type RefObject, useLayoutEffect } from 'react';

/** Handles keys pressed inside an element before the page does. Of two nested elements, the inner one is first. */
export const useKeyDown = (ref: RefObject<HTMLElement>, onKey: (event: KeyboardEvent) => void) => {
  useLayoutEffect(() => {
    const element = ref.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [ref, onKey]);
};
