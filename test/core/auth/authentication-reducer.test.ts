import { ACTION_TYPES, authentication, type AuthenticationState } from 'core/auth/authentication-reducer';
import { FAILURE, REQUEST, SUCCESS } from 'core/redux/request';

const { LOGIN, GET_SESSION, LOGOUT, CLEAR_AUTH, ERROR_MESSAGE } = ACTION_TYPES;
const ANA = { login: 'ana', activated: true, authorities: [] };

const BLANK: AuthenticationState = {
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
/** Ana is signed in. */
const SIGNED_IN: AuthenticationState = { ...BLANK, isAuthenticated: true, sessionHasBeenFetched: true, account: ANA };
/** Ana's session has ended. The sign-in modal is open over her form. */
const ENDED: AuthenticationState = { ...SIGNED_IN, isAuthenticated: false, showModalLogin: true };

const after = (state: AuthenticationState, type: string, more: object = {}) =>
  authentication.reducer(state, { type, ...more });

it('at first nobody is signed in and the session has not been requested', () => {
  expect(authentication.reducer(undefined, { type: '' })).toEqual(BLANK);
});

it.each([LOGIN, GET_SESSION])('%s sets loading while its request is pending', type => {
  expect(after(ENDED, REQUEST(type))).toEqual({ ...ENDED, loading: true });
});

it('a refused sign-in stores the error and keeps the account whose form is under the modal', () => {
  const waiting = { ...ENDED, loading: true, loginSuccess: true };
  expect(after(waiting, FAILURE(LOGIN), { payload: 'refusal' })).toEqual({
    ...ENDED,
    errorMessage: 'refusal',
    loginError: true,
  });
});

it('a successful sign-in closes the modal and clears the error', () => {
  const failed = { ...ENDED, loading: true, loginError: true };
  expect(after(failed, SUCCESS(LOGIN))).toEqual({ ...ENDED, showModalLogin: false, loginSuccess: true });
});

it('a failed session request leaves nobody signed in and marks the session as fetched', () => {
  const waiting = { ...BLANK, loading: true, isAuthenticated: true };
  expect(after(waiting, FAILURE(GET_SESSION), { payload: 'failure' })).toEqual({
    ...BLANK,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    errorMessage: 'failure',
  });
});

it.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('F68: an account with activated %j is authenticated: %s', (activated, isAuthenticated) => {
  const account = { ...ANA, activated };
  const waiting = { ...BLANK, loading: true, errorMessage: 'older' };
  expect(after(waiting, SUCCESS(GET_SESSION), { payload: { data: account } })).toEqual({
    ...BLANK,
    isAuthenticated,
    account,
    sessionHasBeenFetched: true,
  });
});

it('a sign-out removes the account from the state', () => {
  expect(after(SIGNED_IN, LOGOUT)).toEqual({ ...BLANK, sessionHasBeenFetched: true, showModalLogin: true });
});

it('the end of a session keeps the account and opens the sign-in modal', () => {
  expect(after({ ...SIGNED_IN, loading: true }, CLEAR_AUTH)).toEqual(ENDED);
  expect(after(BLANK, CLEAR_AUTH)).toEqual({ ...BLANK, sessionHasBeenFetched: true, showModalLogin: true });
});

it('a session that ends with an error message stores the message and removes the account', () => {
  expect(after(SIGNED_IN, ERROR_MESSAGE, { message: 'error.x' })).toEqual({
    ...BLANK,
    sessionHasBeenFetched: true,
    showModalLogin: true,
    redirectMessage: 'error.x',
  });
});
