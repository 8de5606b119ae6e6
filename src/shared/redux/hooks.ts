import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Action, UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { Thunk } from './request';

type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Dispatch as screens know it: answers whether it worked. What went wrong is in the store and in a toast;
 * redux-promise-middleware throws it again, and here it stops.
 */
export const useAppDispatch = () => {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    (action: Action | Thunk): Promise<boolean> =>
      // The thunk's dispatch takes either; its two overloads do not take their union.
      Promise.resolve(dispatch(action as UnknownAction)).then(
        () => true,
        () => false,
      ),
    [dispatch],
  );
};
