import { type RefObject, useEffect, useRef } from 'react';
import { useOpenText } from 'features/writing/text/open-text';
import { focusScreen } from 'ui/layout/focus-screen';

/** Remembers what had the focus in the page, and returns the focus to it. */
export const useWayBack = (panel: RefObject<HTMLElement>) => {
  const last = useRef<Element | null>(document.activeElement);
  const typed = useOpenText();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !panel.current?.contains(target) && !target.closest('[role="dialog"]'))
        last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);

  return () => {
    const { current } = last;
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else if (typed) typed.area()?.focus({ preventScroll: true });
    else focusScreen();
  };
};
