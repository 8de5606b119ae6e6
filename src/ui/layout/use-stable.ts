import { useEffect, useState } from 'react';

/** Whether `is` has been true for this many milliseconds without a break. */
export const useStable = (is: boolean, milliseconds: number): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, milliseconds]);
  return lasts && is;
};
