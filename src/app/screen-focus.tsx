import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusScreen, isFocusLost } from 'ui/layout/focus-screen';

/**
 * What led to another screen is often gone with the screen before, and the focus with it. It goes to the new screen's
 * heading, which tells where one is. A page that was just loaded keeps its start: the first Tab reaches the skip link.
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
