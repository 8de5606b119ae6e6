import { useEffect, useState } from 'react';
import { onOtherTabs, postToOtherTabs } from 'lib/tabs';
import { hasUnsavedWork, keepUnsavedWork } from './open-forms';

/** How long a tab waits for the others, in milliseconds. Open tabs respond at once; a closed or frozen one does not. */
const RESPONSE_TIME = 400;

/** Tells a tab that is about to sign out that this one holds unsaved text, and which copies of it are stored. */
export const reportUnsavedWork = () => {
  if (!hasUnsavedWork()) return;
  postToOtherTabs('unsaved');
  keepUnsavedWork().forEach(key => postToOtherTabs('unsaved', key));
};

/**
 * Asks the other tabs whether they hold unsaved text. `isUnsaved` is undefined until a tab has said so, or until the
 * time is over. `keys` are those of the stored copies that were named so far.
 */
export const useUnsavedElsewhere = () => {
  const [isUnsaved, setUnsaved] = useState<boolean>();
  const [keys] = useState(() => new Set<string>());
  useEffect(() => {
    const stop = onOtherTabs((message, key) => {
      if (message !== 'unsaved') return;
      setUnsaved(true);
      if (key !== undefined) keys.add(key);
    });
    postToOtherTabs('leaving');
    const timer = setTimeout(() => setUnsaved(known => known ?? false), RESPONSE_TIME);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [keys]);
  return { isUnsaved, keys };
};
