import axios from 'axios';
import type { UnknownAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS, SHOWN_BY_SCREEN } from 'core/redux/request';

export const ACTION_TYPES = {
  CREATE_ACCOUNT: 'register/CREATE_ACCOUNT',
  RESET: 'register/RESET',
};

export interface RegisterState {
  readonly loading: boolean;
  readonly registrationSuccess: boolean;
  readonly registrationFailure: boolean;
  readonly error: unknown;
}

const initialState: RegisterState = {
  loading: false,
  registrationSuccess: false,
  registrationFailure: false,
  error: null,
};

/** A screen that closes resets the state. The answer to what it sent is not shown by the next one. */
export default (state: RegisterState = initialState, action: UnknownAction): RegisterState => {
  switch (action.type) {
    case REQUEST(ACTION_TYPES.CREATE_ACCOUNT):
      return { ...state, loading: true };
    case FAILURE(ACTION_TYPES.CREATE_ACCOUNT):
      return state.loading ? { ...initialState, registrationFailure: true, error: action.payload } : state;
    case SUCCESS(ACTION_TYPES.CREATE_ACCOUNT):
      return state.loading ? { ...initialState, registrationSuccess: true } : state;
    case ACTION_TYPES.RESET:
      return initialState;
    default:
      return state;
  }
};

export const handleRegister = (login: string, email: string, password: string, langKey = 'pt-br') => ({
  type: ACTION_TYPES.CREATE_ACCOUNT,
  payload: axios.post('/api/register', { login, email, password, langKey }),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
