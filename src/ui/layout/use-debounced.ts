import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so many milliseconds. */
export const useDebounced = <T>(value: T, pause: number): T => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
