import { useEffect } from 'react';
import { useRootClass } from 'ui/layout/use-root-class';

const stopSecondClick = (event: MouseEvent) => {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * What a dialog does to the page below it: the page knows that it is covered, and when a click closes the dialog, the
 * second click of a double click does not reach the page.
 */
export const useOverPage = () => {
  useRootClass('is-under-dialog');
  useEffect(() => () => document.addEventListener('click', stopSecondClick, { capture: true, once: true }), []);
};
