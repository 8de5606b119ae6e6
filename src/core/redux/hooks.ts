import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Thunk } from './request';

/** How a request ended: with the value of its thunk, or with an error. */
export type Attempt<R = unknown> =
  { worked: true; value: R; error?: undefined } | { worked: false; value?: undefined; error: unknown };

/** The value of a request. @throws its error, if it failed */
export const valueOf = <R>(attempt: Attempt<R>): R => {
  if (!attempt.worked) throw attempt.error;
  return attempt.value;
};

export interface AppDispatch {
  <R>(action: Thunk<R>): Promise<Attempt<R>>;
  (action: Thunk | UnknownAction): Promise<Attempt>;
}

/**
 * The dispatch for screens: resolves to how the action ended, and never rejects. redux-promise-middleware throws the
 * error of a request again; it is caught here.
 */
export const useAppDispatch = (): AppDispatch => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    <R>(action: Thunk<R> | UnknownAction) =>
      // The store accepts both. The value of a plain action has no type.
      Promise.resolve(dispatch(action as Thunk<R>)).then(
        (value): Attempt<R> => ({ worked: true, value }),
        (error: unknown): Attempt<R> => ({ worked: false, error }),
      ),
    [dispatch],
  );
};
