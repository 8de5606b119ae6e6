import { type ComponentType, useEffect, useState } from 'react';
import { onIdle } from 'lib/browser/idle';

/**
 * Loads the check for a newer console when the first screen has had its time, and if that fails, whenever the tab is
 * hidden or shown: the files of an older console may be gone for a while. No message appears meanwhile.
 */
export const NewVersion = () => {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      try {
        const part = await import('./internal/new-version-notice');
        setNotice(() => part.default);
      } catch {
        document.addEventListener('visibilitychange', onReturn, { once: true });
      }
    };
    const onReturn = () => void load();
    onIdle(onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return Notice ? <Notice /> : null;
};
