import axios from 'axios';
import { createReducer, SHOWN_BY_SCREEN, type Status, type Thunk, track } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

const RESET_PASSWORD = 'resetPassword/RESET_PASSWORD';

interface ResetPasswordState {
  status: Status;
  error: unknown;
}

export const resetPasswordSlice = storeSlice(
  'resetPassword',
  createReducer<ResetPasswordState>({ status: 'NOOP', error: null }, track(RESET_PASSWORD, 'status')),
);

export interface LoginAndPassword {
  login: string;
  password: string;
}

/** Sets another user's password (R143). The password is only in the request and never in the store. */
export const resetPassword =
  (credentials: LoginAndPassword): Thunk =>
  async dispatch =>
    dispatch({
      type: RESET_PASSWORD,
      payload: axios.patch('/api/users/reset-password', credentials),
      meta: SHOWN_BY_SCREEN,
    });
