import { type RefObject, useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** Handles keys pressed inside an element before the page does. Of two nested elements, the inner one is first. */
export const useKeyDown = (ref: RefObject<HTMLElement>, onKey: (event: KeyboardEvent) => void) => {
  const latest = useLatest(onKey);
  useEffect(() => {
    const element = ref.current;
    const listener = (event: KeyboardEvent) => latest.current(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [ref, latest]);
};
