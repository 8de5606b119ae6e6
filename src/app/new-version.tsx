import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from 'core/navigation/on-idle';

/**
 * Watches for a newer console, once the first screen had its time; where that part cannot be loaded, nothing is said.
 */
export const NewVersion = () => {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const load = () => import('./new-version-notice').then(part => setNotice(() => part.default));
    onIdle(() => void load().catch(() => undefined));
  }, []);
  return Notice ? <Notice /> : null;
};
