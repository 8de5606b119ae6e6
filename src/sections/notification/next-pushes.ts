import { BACKGROUND } from 'core/http/background';
import { createReducer, FAILURE, type RequestAction, SHOWN_BY_SCREEN, SUCCESS, type Thunk } from 'core/redux/request';
import type { Page } from 'lib/model';
import { storeSlice } from 'lib/store-slice';
import { notifications } from './duck';
import type { Notification } from './record';

const FETCH = 'nextPushes/FETCH';

interface NextPushesState {
  /** The newest notifications; none if they cannot be read, undefined until the server has answered. */
  newest?: readonly Notification[];
}

/** Where home seeks the pushes that are sent next. They stay known, so that a second visit shows them at once. */
export const nextPushes = storeSlice(
  'nextPushes',
  createReducer<NextPushesState>(
    {},
    {
      [SUCCESS(FETCH)]: (_state, { payload }: RequestAction<Page<Notification>>) => ({ newest: payload.content }),
      [FAILURE(FETCH)]: ({ newest = [] }) => ({ newest }),
    },
  ),
);

/** Reads the first page of the list, for the screen at this address. */
export const fetchNextPushes =
  (firstAt: string): Thunk =>
  async dispatch => {
    const payload = notifications.fetchPage({}, undefined, { ...BACKGROUND, firstAt });
    return dispatch({ type: FETCH, payload, meta: SHOWN_BY_SCREEN });
  };
