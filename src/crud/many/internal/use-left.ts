import { useCallback, useEffect, useRef } from 'react';

/** A signal that is aborted when the screen is left. */
export const useLeft = (): (() => AbortSignal) => {
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => left.current.signal, []);
};
