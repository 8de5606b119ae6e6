import { useEffect } from 'react';
import { Redirect } from 'react-router-dom';
import { logout } from 'shared/auth/authentication.duck';
import { useSession } from 'shared/auth/use-session';
import { useAppDispatch } from 'shared/redux/hooks';
import { Busy } from 'shared/ui/busy';

/** Signs out, then goes to the root (spec 2.1). */
const Logout = () => {
  const dispatch = useAppDispatch();
  const { isAuthenticated } = useSession();
  useEffect(() => void dispatch(logout()), [dispatch]);
  return isAuthenticated ? <Busy /> : <Redirect to="/" />;
};

export default Logout;
