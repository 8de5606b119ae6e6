import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { authentication, type AuthenticationState } from 'core/auth/authentication-reducer';
import { useOwnAccount } from 'core/auth/use-own-account';
import { useSession } from 'core/auth/use-session';
import { storeToken } from 'core/http/token';

const ANA = { id: 7, login: 'ana', activated: true, authorities: ['ROLE_USER'] };

/** The value that a hook returns in this session. */
const inSession = <T,>(hook: () => T, session: Partial<AuthenticationState>): T => {
  const initial = authentication.reducer(undefined, { type: '' });
  const store = createStore(combineReducers({ authentication: authentication.reducer }), {
    authentication: { ...initial, ...session },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(hook, { wrapper }).result.current;
};

const AWAY = { sessionHasBeenFetched: true, errorMessage: 'failure' };

it.each([
  ['it could not be asked for', AWAY, 'a.b', true],
  ['its token is gone', AWAY, undefined, false],
  ['it was not asked for yet', { ...AWAY, sessionHasBeenFetched: false }, 'a.b', false],
  ['nothing failed', { ...AWAY, errorMessage: null }, 'a.b', false],
  ['somebody is signed in', { ...AWAY, isAuthenticated: true }, 'a.b', false],
])('the session counts as unreachable or not when %s', (_what, session, token, isUnreachable) => {
  if (token) storeToken(token, false);
  expect(inSession(useSession, session).isUnreachable).toBe(isUnreachable);
});

it.each<[object, object, boolean]>([
  [ANA, { id: 7, login: 'other' }, true],
  [ANA, { id: 8, login: 'ANA' }, true],
  [ANA, { id: 8, login: 'bia' }, false],
  [{ login: 'ana' }, { login: 'bia' }, false],
  [{}, { id: 8 }, false],
])('with the account %j in the session, %j is the same account: %s', (account, other, isOwn) => {
  expect(inSession(useOwnAccount, { account })(other as typeof ANA)).toBe(isOwn);
});
