import axios from 'axios';
import type { UnknownAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS, SHOWN_BY_SCREEN } from 'core/redux/request';

export const ACTION_TYPES = {
  RESET_PASSWORD_INIT: 'passwordReset/RESET_PASSWORD_INIT',
  RESET_PASSWORD_FINISH: 'passwordReset/RESET_PASSWORD_FINISH',
  RESET: 'passwordReset/RESET',
};

export interface PasswordResetState {
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

/** A screen that closes resets the state. The answer to what it sent must not look like the result of the next one. */
export default (state: PasswordResetState = initialState, action: UnknownAction): PasswordResetState => {
  switch (action.type) {
    case REQUEST(ACTION_TYPES.RESET_PASSWORD_INIT):
    case REQUEST(ACTION_TYPES.RESET_PASSWORD_FINISH):
      return { ...initialState, loading: true };
    case FAILURE(ACTION_TYPES.RESET_PASSWORD_INIT):
    case FAILURE(ACTION_TYPES.RESET_PASSWORD_FINISH):
      return state.loading ? { ...initialState, resetPasswordFailure: true, error: action.payload } : state;
    case SUCCESS(ACTION_TYPES.RESET_PASSWORD_INIT):
    case SUCCESS(ACTION_TYPES.RESET_PASSWORD_FINISH):
      return state.loading ? { ...initialState, resetPasswordSuccess: true } : state;
    case ACTION_TYPES.RESET:
      return initialState;
    default:
      return state;
  }
};

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
