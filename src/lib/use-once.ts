import { useRef } from 'react';

/** Runs the function once at a time: a call while the previous one is pending does nothing. */
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
