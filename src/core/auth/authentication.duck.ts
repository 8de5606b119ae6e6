import axios, { type AxiosResponse } from 'axios';
import { discardUnsavedWork, releaseUnsavedWork } from 'core/navigation/unsaved-work';
import { InvalidResponse, readRecord } from 'core/http/responses';
import { clearToken, getToken, isToken, storeToken } from 'core/http/token';
import { chosenLocale } from 'core/i18n/chosen-locale';
import { setLocale } from 'core/i18n/locale.duck';
import { readShape } from 'lib/records/shape';
import {
  createReducer,
  FAILURE,
  REQUEST,
  SHOWN_BY_SCREEN,
  SUCCESS,
  type RequestAction,
  type Thunk,
} from 'core/redux/request';
import { storeSlice } from 'core/redux/store-slice';
import { postToOtherTabs } from 'lib/tabs';
import { accountShape, localeOf, type Account } from './account';
import { ACCOUNT } from './account-prefetch';
import { prefetchedAdapter } from './prefetched-adapter';
import { publishSignOut } from './sign-out';

export const ACTION_TYPES = {
  LOGIN: 'authentication/LOGIN',
  GET_SESSION: 'authentication/GET_SESSION',
  LOGOUT: 'authentication/LOGOUT',
  CLEAR_AUTH: 'authentication/CLEAR_AUTH',
  ERROR_MESSAGE: 'authentication/ERROR_MESSAGE',
};

const initialState = {
  loading: false,
  isAuthenticated: false,
  loginSuccess: false,
  loginError: false,
  showModalLogin: false,
  account: {} as Partial<Account>,
  errorMessage: null as unknown,
  redirectMessage: null as string | null,
  sessionHasBeenFetched: false,
  idToken: null as string | null,
  logoutUrl: null as string | null,
};

export type AuthenticationState = Readonly<typeof initialState>;

const isLoading = (state: AuthenticationState) => ({ ...state, loading: true });

const reducer = createReducer<AuthenticationState>(initialState, {
  [REQUEST(ACTION_TYPES.LOGIN)]: isLoading,
  [REQUEST(ACTION_TYPES.GET_SESSION)]: isLoading,
  [FAILURE(ACTION_TYPES.LOGIN)]: (state, { payload }: RequestAction) => ({
    ...initialState,
    // Whose session ended stays known: their open form waits for them under the sign-in modal (R21).
    account: state.account,
    sessionHasBeenFetched: state.sessionHasBeenFetched,
    errorMessage: payload,
    showModalLogin: true,
    loginError: true,
  }),
  [FAILURE(ACTION_TYPES.GET_SESSION)]: (state, { payload }: RequestAction) => ({
    ...state,
    loading: false,
    isAuthenticated: false,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    errorMessage: payload,
  }),
  [SUCCESS(ACTION_TYPES.LOGIN)]: state => ({
    ...state,
    loading: false,
    loginError: false,
    showModalLogin: false,
    loginSuccess: true,
  }),
  [SUCCESS(ACTION_TYPES.GET_SESSION)]: (state, { payload: { data } }: RequestAction<{ data: Account }>) => ({
    ...state,
    isAuthenticated: data?.activated === true,
    loading: false,
    sessionHasBeenFetched: true,
    errorMessage: null,
    account: data,
  }),
  [ACTION_TYPES.LOGOUT]: () => ({ ...initialState, sessionHasBeenFetched: true, showModalLogin: true }),
  [ACTION_TYPES.CLEAR_AUTH]: state => ({
    ...state,
    loading: false,
    showModalLogin: true,
    isAuthenticated: false,
    sessionHasBeenFetched: true,
  }),
  [ACTION_TYPES.ERROR_MESSAGE]: (_state, { message }: { message: string }) => ({
    ...initialState,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    redirectMessage: message,
  }),
});

export const authentication = storeSlice('authentication', reducer);

export const displayAuthError = (message: string) => ({ type: ACTION_TYPES.ERROR_MESSAGE, message });

const fetchAccount = async (): Promise<AxiosResponse<Account>> => {
  const response = await axios.get(ACCOUNT, prefetchedAdapter());
  return { ...response, data: readShape(accountShape, readRecord<Account>(response.data)) };
};

/** Loads the session; the account's language is taken where this browser has chosen none (R39). */
export const getSession = (): Thunk => async (dispatch, getState) => {
  await dispatch({ type: ACTION_TYPES.GET_SESSION, payload: fetchAccount() });
  const { account, isAuthenticated } = authentication.select(getState());
  // An account that is not activated may not enter: its token opens nothing.
  if (!isAuthenticated) clearToken();
  const locale = chosenLocale() ?? localeOf(account);
  if (locale) await dispatch(setLocale(locale));
};

const BEARER = 'Bearer ';

/** The token of an answer to `authenticate`; an answer without one is no sign-in. */
const tokenOf = (response: AxiosResponse): string => {
  const header = String(response.headers.authorization ?? '');
  const token = header.startsWith(BEARER) ? header.slice(BEARER.length).trim() : '';
  if (!isToken(token)) throw new InvalidResponse();
  return token;
};

const authenticate = async (username: string, password: string, rememberMe: boolean) => {
  const response = await axios.post('/api/authenticate', { username, password, rememberMe });
  storeToken(tokenOf(response), rememberMe);
  return response;
};

export const login =
  (username: string, password: string, rememberMe = false): Thunk =>
  async (dispatch, getState) => {
    await dispatch({
      type: ACTION_TYPES.LOGIN,
      payload: authenticate(username, password, rememberMe),
      meta: SHOWN_BY_SCREEN,
    });
    await dispatch(getSession());
    const { isAuthenticated } = authentication.select(getState());
    if (!isAuthenticated) throw new Error('login.messages.error.notActivated');
  };

export const clearAuthToken = () => clearToken();

const loginOf = (state: unknown) => authentication.select(state).account.login;

/**
 * Signs out in this tab: the token and what was loaded go, and the drafts and latest records of the account that signs
 * out. This tab may hold a form of another account: its draft stays for its owner.
 */
export const leaveSession =
  (leaving?: string): Thunk =>
  async (dispatch, getState) => {
    const own = loginOf(getState());
    const leavingLogin = leaving ?? own;
    clearAuthToken();
    if (leavingLogin === own) discardUnsavedWork();
    else releaseUnsavedWork();
    if (leavingLogin !== undefined) await publishSignOut(leavingLogin);
    return dispatch({ type: ACTION_TYPES.LOGOUT });
  };

/** Signs out in every tab of this browser. */
export const logout = (): Thunk => async (dispatch, getState) => {
  postToOtherTabs('logout', loginOf(getState()));
  return dispatch(leaveSession());
};

/** After a 401 or 403 of any call: the token goes and the sign-in modal shows (R20). */
export const clearAuthentication = (messageKey?: string) => {
  clearAuthToken();
  return messageKey ? displayAuthError(messageKey) : { type: ACTION_TYPES.CLEAR_AUTH };
};

/** The session at start: without a token there is none to ask for, and nothing is sent. */
export const loadSession = (): Thunk => async dispatch =>
  dispatch(getToken() ? getSession() : { type: ACTION_TYPES.CLEAR_AUTH });
