import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const isOnline = () => navigator.onLine;

/** Whether the browser has a network at all. Even then, the server may not respond. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline);
