import { useEffect, useState, type RefObject } from 'react';

/** All that stands beside an element or beside what holds it; dialogs and messages come later and stay alive. */
const around = (element: HTMLElement): HTMLElement[] => {
  const { parentElement } = element;
  if (!parentElement) return [];
  const beside = [...parentElement.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.hasAttribute('inert'),
  );
  return parentElement === document.body ? beside : [...beside, ...around(parentElement)];
};

/** Lets an element fill the window. What it covers can neither be reached nor scrolled meanwhile. */
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
