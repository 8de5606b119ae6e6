import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Thunk } from './request';

/** Dispatch for screens that use what a thunk resolves to. */
export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The result of a request. */
export interface Attempt {
  worked: boolean;
  /** The error of a request that failed. */
  error?: unknown;
}

/** Dispatch for screens that show why a request failed. */
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
 * The usual dispatch for screens: resolves to whether the action worked. The error is in the store or in a toast.
 * redux-promise-middleware throws it again; it is caught here.
 */
export const useAppDispatch = () => {
  const attempt = useAttempt();
  return useCallback(async (action: UnknownAction | Thunk) => (await attempt(action)).worked, [attempt]);
};
