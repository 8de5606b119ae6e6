import { useRef } from 'react';

/** The function, once at a time: a call while the one before is under way does nothing. */
export const useOnce = <A extends readonly unknown[]>(run: (...args: A) => Promise<void>) => {
  const isRunning = useRef(false);
  return async (...args: A): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
};
