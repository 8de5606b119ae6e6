import { useSelector } from 'react-redux';
import { getToken } from 'core/http/token';
import { authoritiesOf } from './account';
import type { AuthenticationState } from './authentication-reducer';

interface SessionRoot {
  authentication: AuthenticationState;
}

/** Who is signed in, as screens ask it. */
export const useSession = () => {
  const state = useSelector(({ authentication }: SessionRoot) => authentication);
  const { isAuthenticated, sessionHasBeenFetched, account, errorMessage, loading } = state;
  return {
    account,
    isAuthenticated,
    loading,
    login: account.login,
    authorities: authoritiesOf(account),
    /** Whether the first question for the session has its answer. */
    isKnown: sessionHasBeenFetched || isAuthenticated,
    /** The session could not be asked for, but its token is still there: the server is away, not the right. */
    isUnreachable: !isAuthenticated && sessionHasBeenFetched && errorMessage !== null && getToken() !== undefined,
  };
};
