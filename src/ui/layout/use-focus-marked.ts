import { useEffect, useRef } from 'react';
import { isFocusFree } from './focus-screen';

/** Focuses the element of the record that was just saved, once, unless the user is already typing a search. */
export const useFocusMarked = <E extends HTMLElement>(isMarked: boolean) => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isMarked && isFocusFree()) element.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return element;
};
