import { useEffect, useState } from 'react';

/** Whether something has been the case for so many milliseconds. */
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
