import axios, { type AxiosResponse, CanceledError } from 'axios';
import { SIGN_IN } from 'core/http/axios-interceptor';
import { ACCOUNT } from 'core/http/early-reads';
import { clearToken, getToken, isToken, noteLogin, noteSharedToken, storeToken } from 'core/http/token';
import { setLocale } from 'core/i18n/locale.duck';
import { chosenLocale } from 'core/i18n/locales';
import { hasUnsavedWork, keepUnsavedWork, releaseUnsavedWork } from 'core/navigation/open-forms';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { headerValue } from 'core/responses/headers';
import { InvalidResponse, readRecord } from 'core/responses/responses';
import { readShape } from 'lib/records/shape';
import { postToOtherTabs } from 'lib/tabs';
import { type Account, accountShape, localeOf } from './account';
import { authentication, SESSION_ACTIONS } from './authentication-reducer';
import { publishSignOut } from './sign-out';

export const displayAuthError = (message: string) => ({ type: SESSION_ACTIONS.ERROR_MESSAGE, message });

/** The account of the present token. A sign-out or another sign-in makes an answer that is on its way worthless. */
const fetchAccount = async (): Promise<AxiosResponse<Account>> => {
  const tokenSent = getToken();
  const isOutdated = () => getToken() !== tokenSent && getToken() !== undefined;
  try {
    const response = await axios.get(ACCOUNT);
    if (getToken() === tokenSent)
      return { ...response, data: readShape(accountShape, readRecord<Account>(response.data)) };
  } catch (error) {
    if (!isOutdated()) throw error;
  }
  if (!isOutdated()) throw new CanceledError();
  return fetchAccount();
};

let latest: ReturnType<typeof fetchAccount>;
let answer: AxiosResponse<Account> | undefined;

/**
 * Several requests are under way if the user has tried again. The first answer counts for all of them; a failure counts
 * if it is that of the latest, or if it ended the session.
 */
const askForAccount = async () => {
  const own = fetchAccount();
  latest = own;
  answer = undefined;
  try {
    answer = await own;
  } catch (error) {
    if (!getToken() || (!answer && latest === own)) throw error;
  }
  return answer ?? latest;
};

/** Loads the session. If no language was chosen in this browser, the account's language is used (R39). */
export const getSession = (): Thunk => async (dispatch, getState) => {
  await dispatch({ type: SESSION_ACTIONS.GET_SESSION, payload: askForAccount(), meta: SHOWN_BY_SCREEN });
  const { account, isAuthenticated } = authentication.select(getState());
  // An account that is not activated may not sign in: its token gives no access.
  if (!isAuthenticated) clearToken();
  if (account.login) noteLogin(account.login);
  const locale = chosenLocale() ?? localeOf(account);
  if (locale) await dispatch(setLocale(locale));
};

const BEARER = 'Bearer ';

/** The token in a response to `authenticate`. A response without a valid token is not a sign-in. */
const tokenOf = (response: AxiosResponse): string => {
  const header = headerValue(response.headers.authorization);
  const token = header.startsWith(BEARER) ? header.slice(BEARER.length).trim() : '';
  if (!isToken(token)) throw new InvalidResponse();
  return token;
};

const authenticate = async (username: string, password: string, rememberMe: boolean) => {
  const response = await axios.post(SIGN_IN, { username, password, rememberMe });
  storeToken(tokenOf(response), rememberMe);
  return response;
};

export const login =
  (username: string, password: string, rememberMe = false): Thunk =>
  async (dispatch, getState) => {
    await dispatch({
      type: SESSION_ACTIONS.LOGIN,
      payload: authenticate(username, password, rememberMe),
      meta: SHOWN_BY_SCREEN,
    });
    await dispatch(getSession());
    const { isAuthenticated, account } = authentication.select(getState());
    if (!isAuthenticated) throw new Error('login.messages.error.notActivated');
    if (rememberMe) postToOtherTabs('login', account.login);
  };

export const clearAuthToken = () => clearToken();

const loginOf = (state: unknown) => authentication.select(state).account.login;

/**
 * Signs out in every tab of this browser. Removes the token and the loaded data. What the account keeps in this browser
 * stays for it alone: only the user's own word removes drafts, before this.
 */
export const logout = (): Thunk => async (dispatch, getState) => {
  const leaving = loginOf(getState());
  postToOtherTabs('logout', leaving);
  clearAuthToken();
  releaseUnsavedWork();
  dispatch({ type: SESSION_ACTIONS.LOGOUT });
  if (leaving !== undefined) publishSignOut(leaving);
};

/**
 * Handles a sign-out in another tab, also of another account: no tab stays signed in. A form with unsaved text stays
 * open under the sign-in for its owner, and stores its draft once more: the tab that signs out may have removed it,
 * because this one was frozen and did not answer in time.
 */
export const noteSignOut =
  (leaving?: string): Thunk =>
  async dispatch => {
    clearAuthToken();
    keepUnsavedWork();
    const isHeld = hasUnsavedWork();
    if (!isHeld) releaseUnsavedWork();
    dispatch({ type: isHeld ? SESSION_ACTIONS.CLEAR_AUTH : SESSION_ACTIONS.LOGOUT });
    if (leaving !== undefined) publishSignOut(leaving);
  };

/**
 * Handles a sign-in with "remember me" in another tab, which replaced the token that all tabs share. Requests of this
 * tab must not be sent in the name of another account. If this tab used the replaced token of another account, its
 * session ends, and its form waits for its owner (R21).
 */
export const noteSignIn =
  (signedIn?: string): Thunk =>
  async (dispatch, getState) => {
    const own = loginOf(getState());
    if (own === undefined) return;
    noteSharedToken(signedIn !== own);
    if (getToken() === undefined) dispatch({ type: SESSION_ACTIONS.CLEAR_AUTH });
  };

/** After a 401 or 403 of the current session: removes the token and shows the sign-in modal (R20). */
export const clearAuthentication = (messageKey?: string) => {
  clearAuthToken();
  return messageKey ? displayAuthError(messageKey) : { type: SESSION_ACTIONS.CLEAR_AUTH };
};

/** Loads the session at start. Without a token there is no session to load, and nothing is sent. */
export const loadSession = (): Thunk => async dispatch =>
  dispatch(getToken() ? getSession() : { type: SESSION_ACTIONS.CLEAR_AUTH });
