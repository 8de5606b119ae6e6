import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from 'core/navigation/on-idle';
import { preloadNext } from './preload-screen';

/** Fetches the screens below the one on show, once the browser has nothing better to do. */
export const FetchAhead = () => {
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => preloadNext(pathname)), [pathname]);
  return null;
};
