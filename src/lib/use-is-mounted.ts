import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whether the component is mounted, for code that runs after a request. It is false before the inputs leave the page.
 */
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
