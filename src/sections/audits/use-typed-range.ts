import { useEffect, useRef, useState } from 'react';
import { isRange, type Range, writeRange } from './range';

/** The days in the fields: those of the address until the user types others. A valid range is requested at once. */
export const useTypedRange = (listed: Range, request: (range: Range) => void) => {
  const [range, setRange] = useState(listed);
  const requested = useRef(writeRange(listed));

  // The menu and Back also change the address. A change that was requested here keeps what was typed since.
  useEffect(() => {
    if (writeRange(listed) === requested.current) return;
    requested.current = writeRange(listed);
    setRange(listed);
  }, [listed]);

  const change = (to: Range) => {
    setRange(to);
    if (!isRange(to)) return;
    requested.current = writeRange(to);
    request(to);
  };
  return { range, change };
};
