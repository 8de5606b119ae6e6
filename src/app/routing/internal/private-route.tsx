import type { ReactNode } from 'react';
import { Redirect, Route, useLocation } from 'react-router-dom';
import type { RefusedProps } from 'app/home/refused';
import { hasAnyAuthority } from 'core/auth/authorities';
import { useSession } from 'core/auth/use-session';
import { useHasUnsavedWork } from 'core/navigation/open-forms';
import { Busy } from 'ui/layout/busy';
import { screen } from 'ui/layout/screen';

const Refused = screen<RefusedProps>(() => import('app/home/refused'));

interface GuardProps {
  hasAnyAuthorities: readonly string[];
  children: ReactNode;
}

const Guard = ({ hasAnyAuthorities, children }: GuardProps) => {
  const location = useLocation();
  const { isAuthenticated, isKnown, isUnreachable, login, authorities } = useSession();
  // Unsaved text keeps its form on the page while the user signs in again (R21).
  const isHeld = useHasUnsavedWork() && login !== undefined && !isAuthenticated;

  if (!isKnown && !isHeld) return <Busy />;
  // The shell tells it, and offers to retry or to sign out.
  if (isUnreachable && !isHeld) return null;
  if (!isAuthenticated && !isHeld) {
    return <Redirect to={{ pathname: '/login', search: location.search, state: { from: location } }} />;
  }
  if (!hasAnyAuthority(authorities, hasAnyAuthorities)) return <Refused authorities={hasAnyAuthorities} />;
  return (
    <div key={login} className={isHeld ? 'screen held-screen' : 'screen'} {...(isHeld && { inert: '' })}>
      {children}
    </div>
  );
};

interface PrivateRouteProps extends Partial<GuardProps> {
  path: string;
  exact?: boolean;
}

/**
 * A route for users with one of the authorities (R7). A user who is not signed in is redirected to the sign-in, with
 * the current location. A user without the authority sees an error.
 */
export const PrivateRoute = ({ path, exact, hasAnyAuthorities = [], children }: PrivateRouteProps) => (
  <Route path={path} exact={exact}>
    <Guard hasAnyAuthorities={hasAnyAuthorities}>{children}</Guard>
  </Route>
);

export default PrivateRoute;
