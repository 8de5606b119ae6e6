import axios from 'axios';
import { createReducer, FAILURE, REQUEST, type RequestAction, SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

export const ACTION_TYPES = {
  CREATE_ACCOUNT: 'register/CREATE_ACCOUNT',
  RESET: 'register/RESET',
};

interface RegisterState {
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
export const registration = storeSlice(
  'register',
  createReducer<RegisterState>(initialState, {
    [REQUEST(ACTION_TYPES.CREATE_ACCOUNT)]: state => ({ ...state, loading: true }),
    [FAILURE(ACTION_TYPES.CREATE_ACCOUNT)]: (state, { payload }: RequestAction) =>
      state.loading ? { ...initialState, registrationFailure: true, error: payload } : state,
    [SUCCESS(ACTION_TYPES.CREATE_ACCOUNT)]: state =>
      state.loading ? { ...initialState, registrationSuccess: true } : state,
    [ACTION_TYPES.RESET]: () => initialState,
  }),
);

export const handleRegister = (login: string, email: string, password: string, langKey = 'pt-br') => ({
  type: ACTION_TYPES.CREATE_ACCOUNT,
  payload: axios.post('/api/register', { login, email, password, langKey }),
  meta: SHOWN_BY_SCREEN,
});

export const reset = () => ({ type: ACTION_TYPES.RESET });
