import { type RefObject, useEffect, useState } from 'react';

/**
 * The siblings of an element and of its ancestors. Dialogs and messages are added later and stay usable, and so does
 * what stands beside the page.
 */
const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  if (!parentElement) return [];
  const beside = [...parentElement.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.matches('[inert], .aside'),
  );
  return parentElement === document.body ? beside : [...beside, ...around(parentElement)];
};

/** Lets an element fill the window. Meanwhile the covered content can be neither reached nor scrolled. */
export const useFullWindow = (ref: RefObject<HTMLElement>) => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !ref.current) return;
    const covered = around(ref.current);
    covered.forEach(one => one.setAttribute('inert', ''));
    document.documentElement.classList.add('is-covered');
    return () => {
      covered.forEach(one => one.removeAttribute('inert'));
      document.documentElement.classList.remove('is-covered');
    };
  }, [isFull, ref]);
  return [isFull, setFull] as const;
};
