import { useEffect, useRef } from 'react';

/** A ref to the value of the latest render, for effects that must not run again when it changes. */
export const useLatest = <T>(value: T) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
