import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from 'core/navigation/on-idle';

/**
 * Loads the check for a newer console when the first screen has had its time. If that chunk cannot be loaded, no
 * message appears.
 */
export const NewVersion = () => {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const load = () => import('./new-version-notice').then(part => setNotice(() => part.default));
    onIdle(() => void load().catch(() => undefined));
  }, []);
  return Notice ? <Notice /> : null;
};
