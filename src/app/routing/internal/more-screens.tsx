import { Route, Switch } from 'react-router-dom';
import { areas } from 'app/sections';
import { screen } from 'ui/layout/screen';
import { NotFound } from './not-found';

const Register = screen(() => import('account/register/register'));
const Activate = screen(() => import('account/activate/activate'));
const ResetRequest = screen(() => import('account/reset/reset-request'));
const ResetFinish = screen(() => import('account/reset/reset-finish'));
const Settings = screen(() => import('account/settings/settings'));
const Password = screen(() => import('account/password/password'));

const Replace = screen(() => import('app/find/replace-screen'));
const Review = screen(() => import('app/find/review-screen'));
const AddMany = screen(() => import('./add-many-screen'));

/** The screens that are seldom opened, and the one for an address without a screen: no list loads them. */
const MoreScreens = () => (
  <Switch>
    <Route exact path="/register" component={Register} />
    <Route exact path="/activate/:key?" component={Activate} />
    <Route exact path="/reset/request" component={ResetRequest} />
    <Route exact path="/reset/finish/:key?" component={ResetFinish} />
    <Route exact path="/account/settings" component={Settings} />
    <Route exact path="/account/password" component={Password} />
    {areas.map(({ path }) => (
      <Route key={path} exact path={`${path}/replace`} component={Replace} />
    ))}
    {areas.map(({ path }) => (
      <Route key={path} exact path={`${path}/review`} component={Review} />
    ))}
    {areas.map(area => (
      <Route key={area.path} exact path={`${area.path}/:section/add-many`}>
        <AddMany area={area} />
      </Route>
    ))}
    <Route component={NotFound} />
  </Switch>
);

export default MoreScreens;
