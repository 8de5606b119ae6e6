import { useEffect } from 'react';
import { Redirect } from 'react-router-dom';
import { logout } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useAppDispatch } from 'core/redux/hooks';
import { Busy } from 'ui/layout/busy';

/** Signs out, then redirects to the root (R19). */
const Logout = () => {
  const dispatch = useAppDispatch();
  const { isAuthenticated } = useSession();
  useEffect(() => void dispatch(logout()), [dispatch]);
  return isAuthenticated ? <Busy /> : <Redirect to="/" />;
};

export default Logout;
