import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onIdle } from 'core/navigation/on-idle';
import { preloadNext } from './preload-screen';

/** Fetches the screens below the one on show, once the browser has nothing better to do. */
export const NextScreensPreload = () => {
  const { pathname } = useLocation();
  useEffect(() => onIdle(() => preloadNext(pathname)), [pathname]);
  return null;
};
