import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from './hooks';
import { SHOWN_BY_SCREEN } from './request';

interface Loaded<R> {
  /** The loaded value; undefined while it is pending. */
  value?: R;
  failed: boolean;
  error?: unknown;
}

const WAITING = { failed: false };

/** Loads what a screen needs when it opens, and again on a retry. `load` must keep its identity between renders. */
export const useLoaded = <R>(type: string, load: () => Promise<R>) => {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded<R>>(WAITING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded<R>) => isCurrent && setLoaded(next);
    // Async, so that `load` never throws here.
    const request = { type, payload: (async () => load())(), meta: SHOWN_BY_SCREEN };
    setLoaded(WAITING);
    void dispatch(request);
    request.payload.then(
      value => show({ value, failed: false }),
      (error: unknown) => show({ failed: true, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, type, load, attempt]);

  return { ...loaded, retry: useCallback(() => setAttempt(count => count + 1), []) };
};
