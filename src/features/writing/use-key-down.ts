import { useEffect, type RefObject } from 'react';
import { useLatest } from 'lib/use-latest';

/** Hears the keys pressed in what is inside an element, before the page does; the inner of two such elements first. */
export const useKeyDown = (ref: RefObject<HTMLElement>, onKey: (event: KeyboardEvent) => void) => {
  const latest = useLatest(onKey);
  useEffect(() => {
    const element = ref.current;
    const listener = (event: KeyboardEvent) => latest.current(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [ref, latest]);
};
