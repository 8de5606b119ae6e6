import type { Location } from 'history';
import { Route, Switch, useLocation } from 'react-router-dom';
import { Home, SectionsScreen } from 'app/home/home-screen';
import { type Area, areas } from 'app/sections';
import { ACCOUNT_HOLDERS, AUTHORITIES } from 'core/auth/authorities';
import { useSession } from 'core/auth/use-session';
import { formIn, formPathOf } from 'core/navigation/entry-state';
import type { NavigationState } from 'core/navigation/navigation-state';
import { readRecordQuery } from 'crud/record/record-address';
import { type Identified } from 'lib/model';
import { chunk, screen } from 'ui/layout/screen';
import { PrivateRoute } from './internal/private-route';
import { screensAt } from './internal/screens';

const AccountWait = screen(() => import('app/home/account-wait'));
const KeptDrafts = chunk(() => import('app/home/kept-drafts'));
const Login = screen(() => import('account/login/login'));
const Logout = screen(() => import('app/home/logout'));

const Register = screen(() => import('account/register/register'));
const ResetRequest = screen(() => import('account/reset/reset-request'));
const Settings = screen(() => import('account/settings/settings'));
const Password = screen(() => import('account/password/password'));

const Find = screen(() => import('app/find/find-screen'));
const MoreScreens = screen(() => import('./internal/more-screens'));

const RecordFinder = screen(() => import('crud/record/record-finder'));

const navigationStateOf = (state: unknown) => (state ?? {}) as NavigationState<Identified>;

interface AddressedScreenProps extends Pick<ReturnType<typeof screensAt>[number], 'Screen' | 'isList' | 'library'> {
  location: Location;
}

/** Shows a screen, once the record that its address identifies is loaded. */
const AddressedScreen = ({ Screen, isList, library, location: { search, state } }: AddressedScreenProps) => {
  const { record } = navigationStateOf(state);
  const sought = record === undefined && library ? readRecordQuery(search) : undefined;
  if (library && sought) return <RecordFinder library={library} sought={sought} />;
  // Each form is a new instance. It stays the same while one of its texts is edited.
  return <Screen key={isList ? undefined : formIn(state)} />;
};

const AreaRoutes = ({ area }: { area: Area }) => {
  const { pathname } = useLocation();
  return (
    <Switch>
      {screensAt(area, pathname).map(({ path, ...shown }) => (
        <Route
          key={formPathOf(path)}
          exact
          path={path}
          render={({ location }) => <AddressedScreen {...shown} location={location} />}
        />
      ))}
      <Route exact path={`${area.path}/find`} component={Find} />
      <Route component={MoreScreens} />
    </Switch>
  );
};

const AllRoutes = () => (
  <Switch>
    <Route exact path="/" component={Home} />
    <Route exact path="/login" component={Login} />
    <Route exact path="/logout" component={Logout} />
    <Route exact path="/register" component={Register} />
    <Route exact path="/reset/request" component={ResetRequest} />
    <PrivateRoute path="/account" hasAnyAuthorities={ACCOUNT_HOLDERS}>
      <Switch>
        <Route exact path="/account/settings" component={Settings} />
        <Route exact path="/account/password" component={Password} />
        <Route component={MoreScreens} />
      </Switch>
    </PrivateRoute>
    {areas.map(area => (
      <PrivateRoute key={area.path} path={area.path} hasAnyAuthorities={area.authorities}>
        <AreaRoutes area={area} />
      </PrivateRoute>
    ))}
    <PrivateRoute path="/entity" hasAnyAuthorities={[AUTHORITIES.USER]}>
      <SectionsScreen />
    </PrivateRoute>
    <Route component={MoreScreens} />
  </Switch>
);

/**
 * No screen can tell what to show before the account is known. If the server fails to tell it, the drafts can be read.
 */
export const Routes = () => {
  const { isKnown, isUnreachable, login } = useSession();
  if (!isKnown) return <AccountWait />;
  return (
    <>
      {isUnreachable && login === undefined && <KeptDrafts />}
      <AllRoutes />
    </>
  );
};
