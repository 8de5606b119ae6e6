import { type ComponentType, useEffect, useState } from 'react';
import { onIdle } from 'lib/browser/idle';

/**
 * Loads the check for a newer console when the first screen has had its time, and if that fails, whenever the tab is
 * hidden or shown: the files of an older console may be gone for a while. No message appears meanwhile.
 */
export const NewVersion = () => {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./internal/new-version-notice').then(
        part => setNotice(() => part.default),
        () => document.addEventListener('visibilitychange', load, { once: true }),
      );
    onIdle(load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);
  return Notice ? <Notice /> : null;
};
