import axios from 'axios';
import type { UnknownAction } from 'redux';
import { FAILURE, REQUEST, SUCCESS } from 'core/redux/request';

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

export default (state: RegisterState = initialState, action: UnknownAction): RegisterState => {
  switch (action.type) {
    case REQUEST(ACTION_TYPES.CREATE_ACCOUNT):
      return { ...state, loading: true };
    case FAILURE(ACTION_TYPES.CREATE_ACCOUNT):
      return { ...initialState, registrationFailure: true, error: action.payload };
    case SUCCESS(ACTION_TYPES.CREATE_ACCOUNT):
      return { ...initialState, registrationSuccess: true };
    case ACTION_TYPES.RESET:
      return initialState;
    default:
      return state;
  }
};

export const handleRegister = (login: string, email: string, password: string, langKey = 'pt-br') => ({
  type: ACTION_TYPES.CREATE_ACCOUNT,
  payload: axios.post('/api/register', { login, email, password, langKey }),
  meta: { silent: true },
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
