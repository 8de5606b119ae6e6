import { Redirect, useHistory, useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import LoginModal from './internal/login-modal';

interface From {
  from?: { pathname?: string; search?: string; state?: unknown };
}

/** Always a path inside this application, and never a page that would redirect straight back here (R11). */
const returnAddress = (state: From | undefined) => {
  const { pathname = '/', search = '', state: carried } = state?.from ?? {};
  const isInside = pathname.startsWith('/') && !/^\/[/\\]|^\/(login|logout)/.test(pathname);
  return isInside ? { pathname, search, state: carried } : { pathname: '/' };
};

const Login = () => {
  const history = useHistory();
  const { state } = useLocation<From | undefined>();
  const { isAuthenticated, login } = useSession();
  if (isAuthenticated) return <Redirect to={returnAddress(state)} />;
  return <LoginModal lastLogin={login} onClose={() => history.push('/')} />;
};

export default Login;
