import { createReducer, FAILURE, REQUEST, type RequestAction, SUCCESS } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';
import type { Account } from './account';

export const SESSION_ACTIONS = {
  LOGIN: 'authentication/LOGIN',
  GET_SESSION: 'authentication/GET_SESSION',
  LOGOUT: 'authentication/LOGOUT',
  CLEAR_AUTH: 'authentication/CLEAR_AUTH',
  ERROR_MESSAGE: 'authentication/ERROR_MESSAGE',
};

export interface AuthenticationState {
  readonly loading: boolean;
  readonly isAuthenticated: boolean;
  readonly loginSuccess: boolean;
  readonly loginError: boolean;
  readonly showModalLogin: boolean;
  readonly account: Partial<Account>;
  readonly errorMessage: unknown;
  readonly redirectMessage: string | null;
  readonly sessionHasBeenFetched: boolean;
  readonly idToken: string | null;
  readonly logoutUrl: string | null;
}

const initialState: AuthenticationState = {
  loading: false,
  isAuthenticated: false,
  loginSuccess: false,
  loginError: false,
  showModalLogin: false,
  account: {},
  errorMessage: null,
  redirectMessage: null,
  sessionHasBeenFetched: false,
  idToken: null,
  logoutUrl: null,
};

const isLoading = (state: AuthenticationState) => ({ ...state, loading: true });

const reducer = createReducer<AuthenticationState>(initialState, {
  [REQUEST(SESSION_ACTIONS.LOGIN)]: isLoading,
  [REQUEST(SESSION_ACTIONS.GET_SESSION)]: isLoading,
  [FAILURE(SESSION_ACTIONS.LOGIN)]: (state, { payload }: RequestAction) => ({
    ...initialState,
    // The account whose session ended stays known: its open form waits under the sign-in modal (R21).
    account: state.account,
    sessionHasBeenFetched: state.sessionHasBeenFetched,
    errorMessage: payload,
    showModalLogin: true,
    loginError: true,
  }),
  [FAILURE(SESSION_ACTIONS.GET_SESSION)]: (state, { payload }: RequestAction) => ({
    ...state,
    loading: false,
    isAuthenticated: false,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    errorMessage: payload,
  }),
  [SUCCESS(SESSION_ACTIONS.LOGIN)]: state => ({
    ...state,
    loading: false,
    loginError: false,
    showModalLogin: false,
    loginSuccess: true,
  }),
  [SUCCESS(SESSION_ACTIONS.GET_SESSION)]: (state, { payload: { data } }: RequestAction<{ data: Account }>) => ({
    ...state,
    isAuthenticated: data.activated === true,
    loading: false,
    sessionHasBeenFetched: true,
    errorMessage: null,
    account: data,
  }),
  [SESSION_ACTIONS.LOGOUT]: () => ({ ...initialState, sessionHasBeenFetched: true, showModalLogin: true }),
  [SESSION_ACTIONS.CLEAR_AUTH]: state => ({
    ...state,
    loading: false,
    showModalLogin: true,
    isAuthenticated: false,
    sessionHasBeenFetched: true,
  }),
  [SESSION_ACTIONS.ERROR_MESSAGE]: (_state, { message }: { message: string }) => ({
    ...initialState,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    redirectMessage: message,
  }),
});

export const authentication = storeSlice('authentication', reducer);
