import { useEffect, useRef, useState } from 'react';
import { whenNear } from 'lib/browser/when-near';

/** Whether an element has come within one screen height of the view. It stays true, or else the page would jump. */
export const useNearScreen = <E extends Element>() => {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    return whenNear(ref.current, () => setNear(true));
  }, [isNear]);
  return { ref, isNear };
};
