import { useEffect } from 'react';

const stopSecondClick = (event: MouseEvent) => {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
};

/** When a click closes a dialog, the second click of a double click must not reach what was below it. */
export const useNoSecondClick = () =>
  useEffect(() => () => document.addEventListener('click', stopSecondClick, { capture: true, once: true }), []);
