import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from './hooks';
import { SHOWN_BY_SCREEN } from './request';

interface Loaded<R> {
  /** What was answered; nothing while it is on its way. */
  value?: R;
  failed: boolean;
  error?: unknown;
}

const WAITING = { failed: false };

/** What a screen opens with: loaded when it opens, and again on a retry. `load` must keep its identity. */
export const useLoaded = <R>(type: string, load: () => Promise<R>) => {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded<R>>(WAITING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded<R>) => isCurrent && setLoaded(next);
    const request = { type, payload: load(), meta: SHOWN_BY_SCREEN };
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
