import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusScreen, isFocusLost } from 'ui/layout/focus-screen';

/**
 * The element that opened another screen is often removed with the previous screen, and the focus is lost with it. The
 * focus then moves to the heading of the new screen, which names that screen. After a page load the focus stays at the
 * start of the page, so that the first Tab reaches the skip link.
 */
export const ScreenFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isFocusLost()) focusScreen();
  }, [pathname]);
  return null;
};
