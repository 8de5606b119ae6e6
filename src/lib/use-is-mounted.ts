import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is on the page, also for what runs after a request. */
export const useIsMounted = (): Readonly<RefObject<boolean>> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
