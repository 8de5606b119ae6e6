import { Route, Switch, useLocation } from 'react-router-dom';
import { AUTHORITIES } from 'shared/auth/authorities';
import { PrivateRoute } from 'shared/auth/private-route';
import type { Handover } from 'shared/crud/navigation';
import type { Identified } from 'shared/model';
import { screen } from 'shared/navigation/screen';
import { areas, screensAt, type Area } from './areas';
import { Home } from './home';
import { NotFound } from './not-found';
import { Sections } from './section-index';

const { ADMIN, USER, APPLICATION_ADMIN } = AUTHORITIES;

const Login = screen(() => import('account/login/login'));
const Logout = screen(() => import('account/logout'));

const Register = screen(() => import('account/register/register'));
const Activate = screen(() => import('account/activate/activate'));
const ResetRequest = screen(() => import('account/reset/reset-request'));
const ResetFinish = screen(() => import('account/reset/reset-finish'));
const Settings = screen(() => import('account/settings/settings'));
const Password = screen(() => import('account/password/password'));

const idOfRecord = (state: unknown) => (state as Handover<Identified> | undefined)?.record?.id;

const AreaRoutes = ({ area }: { area: Area }) => {
  const { pathname } = useLocation();
  return (
    <Switch>
      {screensAt(area, pathname).map(({ path, Screen }) => (
        // Another record handed to the same form is another form.
        <Route key={path} exact path={path} render={({ location }) => <Screen key={idOfRecord(location.state)} />} />
      ))}
      <Route component={NotFound} />
    </Switch>
  );
};

export const Routes = () => (
  <Switch>
    <Route exact path="/" component={Home} />
    <Route exact path="/login" component={Login} />
    <Route exact path="/logout" component={Logout} />
    <Route exact path="/register" component={Register} />
    <Route exact path="/activate/:key?" component={Activate} />
    <Route exact path="/reset/request" component={ResetRequest} />
    <Route exact path="/reset/finish/:key?" component={ResetFinish} />
    <PrivateRoute path="/account" hasAnyAuthorities={[ADMIN, USER, APPLICATION_ADMIN]}>
      <Switch>
        <Route exact path="/account/settings" component={Settings} />
        <Route exact path="/account/password" component={Password} />
        <Route component={NotFound} />
      </Switch>
    </PrivateRoute>
    {areas.map(area => (
      <PrivateRoute key={area.path} path={area.path} hasAnyAuthorities={area.authorities}>
        <AreaRoutes area={area} />
      </PrivateRoute>
    ))}
    <PrivateRoute path="/entity" hasAnyAuthorities={[USER]}>
      <Sections />
    </PrivateRoute>
    <Route component={NotFound} />
  </Switch>
);
