import { useEffect, useState } from 'react';

/** The last value that did not change for `pause` milliseconds. */
export const useDebounced = <T>(value: T, pause: number): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
};
