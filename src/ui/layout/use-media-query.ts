import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query now; false if the browser does not support media queries. */
export const useMediaQuery = (query: string) => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
};
