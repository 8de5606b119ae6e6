import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onIdle } from 'core/navigation/on-idle';
import { preloadNext } from './preload-screen';

/** What a pointer rests on, and what gets the focus, shortly before it is pressed. */
const AIMS = ['pointerover', 'focusin'] as const;

/**
 * Fetches the screens below the one on show: once the browser has nothing better to do, or as soon as somebody aims at
 * a link or a button of the screen. From there to the press a hand needs some 200 ms.
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
