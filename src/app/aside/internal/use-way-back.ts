import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { openTextNow } from 'features/writing/text/open-text';
import { focusScreen } from 'ui/layout/focus-screen';

const isInPage = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Remembers what had the focus in the page. Returns it there when it is asked to, and when the panel goes with it. */
export const useWayBack = (panel: RefObject<HTMLElement>) => {
  const last = useRef<Element | null>(document.activeElement);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !panel.current?.contains(target) && !target.closest('[role="dialog"]'))
        last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);

  const goBack = useCallback(() => {
    const to = isInPage(last.current) ? last.current : openTextNow()?.area();
    if (to) to.focus({ preventScroll: true });
    else focusScreen();
  }, []);
  useLayoutEffect(() => {
    const { current } = panel;
    return () => void (current?.contains(document.activeElement) && goBack());
  }, [panel, goBack]);
  return goBack;
};
