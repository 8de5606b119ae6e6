import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onIdle } from 'lib/browser/idle';
import { preloadNext } from './preload-screen';

/** Events that occur shortly before a press: the pointer moves over an element, or the element gets the focus. */
const AIMS = ['pointerover', 'focusin'] as const;

/**
 * Fetches the screens below the current one: when the browser is idle, or as soon as the user points at or focuses a
 * link or button of the screen. A user needs some 200 ms from there to the press.
 */
export const NextScreensPreload = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = () => AIMS.forEach(type => document.removeEventListener(type, onAim));
    const onAim = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('main :is(a, button)')) return;
      stop();
      preloadNext(pathname);
    };
    AIMS.forEach(type => document.addEventListener(type, onAim));
    onIdle(() => preloadNext(pathname));
    return stop;
  }, [pathname]);
  return null;
};
