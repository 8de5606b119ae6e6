import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Thunk } from './request';

type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** How a request ended. */
export interface Attempt {
  worked: boolean;
  /** What it failed with. */
  error?: unknown;
}

/** Dispatch for screens that tell why a request failed. */
export const useAttempt = () => {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    (action: UnknownAction | Thunk): Promise<Attempt> =>
      Promise.resolve(dispatch(action)).then(
        () => ({ worked: true }),
        (error: unknown) => ({ worked: false, error }),
      ),
    [dispatch],
  );
};

/**
 * Dispatch as screens know it: answers whether it worked. What went wrong is in the store and in a toast;
 * redux-promise-middleware throws it again, and here it stops.
 */
export const useAppDispatch = () => {
  const attempt = useAttempt();
  return useCallback(async (action: UnknownAction | Thunk) => (await attempt(action)).worked, [attempt]);
};
