import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useOpenText } from 'features/writing/text/open-text';
import { useLatest } from 'lib/use-latest';
import { focusScreen } from 'ui/layout/focus-screen';

/** Remembers what had the focus in the page. Returns it there when it is asked to, and when the panel goes with it. */
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

  const goBack = () => {
    const { current } = last;
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else if (typed) typed.area()?.focus({ preventScroll: true });
    else focusScreen();
  };
  const latest = useLatest(goBack);
  useLayoutEffect(() => {
    const { current } = panel;
    return () => void (current?.contains(document.activeElement) && latest.current());
  }, [panel, latest]);
  return goBack;
};
