import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so many milliseconds. */
export const useDebounced = <T>(value: T, pause: number): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
};
