import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from 'lib/browser/media';

/** Whether the window matches a media query now; false if the browser cannot tell. */
export const useMediaQuery = (query: string) => {
  const subscribe = useCallback((notify: () => void) => onMediaChange(query, notify), [query]);
  return useSyncExternalStore(subscribe, () => matchesMedia(query));
};
