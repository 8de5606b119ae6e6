import { useCallback, useState } from 'react';
import type { UnknownAction } from 'redux';
import { type Attempt, useAppDispatch } from './hooks';
import type { Status, Thunk } from './request';

/** The latest request of a screen. */
export interface ScreenRequest {
  status: Status;
  /** Why it failed. */
  error?: unknown;
  /** Dispatches the action of a request. Resolves to how it ended. */
  send: (action: Thunk | UnknownAction) => Promise<Attempt>;
  /** Forgets how the latest request ended. */
  reset: () => void;
}

const NOT_SENT = { status: 'NOOP', error: undefined } as const;

/** The requests of a form that only its own screen shows, one at a time: what it keeps ends with the screen. */
export const useRequest = (): ScreenRequest => {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Pick<ScreenRequest, 'status' | 'error'>>(NOT_SENT);
  const send = useCallback(
    async (action: Thunk | UnknownAction) => {
      setState({ status: 'ONGOING' });
      const attempt = await dispatch(action);
      setState({ status: attempt.worked ? 'SUCCESS' : 'ERROR', error: attempt.error });
      return attempt;
    },
    [dispatch],
  );
  return { ...state, send, reset: useCallback(() => setState(NOT_SENT), []) };
};
