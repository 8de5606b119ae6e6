import { useLayoutEffect, useRef } from 'react';

/** A ref to the value of the latest render, for effects and listeners that must not run again when it changes. */
export const useLatest = <T>(value: T) => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
