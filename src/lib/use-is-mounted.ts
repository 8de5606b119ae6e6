import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether the component is on the page, for what runs after a request; told before its inputs leave the page. */
export const useIsMounted = (): Readonly<RefObject<boolean>> => {
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
