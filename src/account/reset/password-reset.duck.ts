import axios from 'axios';
import { createReducer, FAILURE, REQUEST, type RequestAction, SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

export const ACTION_TYPES = {
  RESET_PASSWORD_INIT: 'passwordReset/RESET_PASSWORD_INIT',
  RESET_PASSWORD_FINISH: 'passwordReset/RESET_PASSWORD_FINISH',
  RESET: 'passwordReset/RESET',
};

interface PasswordResetState {
  readonly loading: boolean;
  readonly resetPasswordSuccess: boolean;
  readonly resetPasswordFailure: boolean;
  readonly error: unknown;
}

const initialState: PasswordResetState = {
  loading: false,
  resetPasswordSuccess: false,
  resetPasswordFailure: false,
  error: null,
};

const isLoading = () => ({ ...initialState, loading: true });
const hasFailed = (state: PasswordResetState, { payload }: RequestAction) =>
  state.loading ? { ...initialState, resetPasswordFailure: true, error: payload } : state;
const hasWorked = (state: PasswordResetState) =>
  state.loading ? { ...initialState, resetPasswordSuccess: true } : state;

/** A screen that closes resets the state. The answer to what it sent must not look like the result of the next one. */
export const passwordReset = storeSlice(
  'passwordReset',
  createReducer<PasswordResetState>(initialState, {
    [REQUEST(ACTION_TYPES.RESET_PASSWORD_INIT)]: isLoading,
    [REQUEST(ACTION_TYPES.RESET_PASSWORD_FINISH)]: isLoading,
    [FAILURE(ACTION_TYPES.RESET_PASSWORD_INIT)]: hasFailed,
    [FAILURE(ACTION_TYPES.RESET_PASSWORD_FINISH)]: hasFailed,
    [SUCCESS(ACTION_TYPES.RESET_PASSWORD_INIT)]: hasWorked,
    [SUCCESS(ACTION_TYPES.RESET_PASSWORD_FINISH)]: hasWorked,
    [ACTION_TYPES.RESET]: () => initialState,
  }),
);

export const handlePasswordResetInit = (mail: string) => ({
  type: ACTION_TYPES.RESET_PASSWORD_INIT,
  payload: axios.post('/api/account/reset-password/init', { mail }),
  meta: SHOWN_BY_SCREEN,
});

/** The key comes from the e-mail. The backend requires version 2 of this call (R153). */
export const handlePasswordResetFinish = (key: string, password: string) => ({
  type: ACTION_TYPES.RESET_PASSWORD_FINISH,
  payload: axios.post('/api/account/reset-password/finish', { key, password }, { headers: { 'app-version': 'v2' } }),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
