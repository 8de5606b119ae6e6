import { useEffect, useRef } from 'react';
import { isFocusFree } from './focus-screen';

/** The element of the record that was just saved takes the focus once; who searches meanwhile goes on typing. */
export const useFocusMarked = <E extends HTMLElement>(isMarked: boolean) => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isMarked && isFocusFree()) element.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return element;
};
