import { useSelector } from 'react-redux';
import { getToken } from 'core/http/token';
import { authoritiesOf } from './account';
import { authentication } from './authentication-reducer';

/** The signed-in user and the state of the session, for screens. */
export const useSession = () => {
  const state = useSelector(authentication.select);
  const { isAuthenticated, sessionHasBeenFetched, account, errorMessage, loading } = state;
  return {
    account,
    isAuthenticated,
    loading,
    login: account.login,
    authorities: authoritiesOf(account),
    /** Whether the first request for the session has finished. */
    isKnown: sessionHasBeenFetched || isAuthenticated,
    /** Loading the session failed, but the token is still stored: the server is unreachable, access was not denied. */
    isUnreachable: !isAuthenticated && sessionHasBeenFetched && errorMessage !== null && getToken() !== undefined,
  };
};
