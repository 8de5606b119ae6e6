import { Route, Switch } from 'react-router-dom';
import { areas } from 'app/sections';
import { screen } from 'ui/layout/screen';
import { NotFound } from './not-found';

const Activate = screen(() => import('account/activate/activate'));
const ResetFinish = screen(() => import('account/reset/reset-finish'));
const Review = screen(() => import('app/find/review-screen'));
const AddMany = screen(() => import('./add-many-screen'));

/** The screens that are seldom opened, and the one for an address without a screen: no list loads them. */
const MoreScreens = () => (
  <Switch>
    {areas.map(({ path }) => (
      <Route key={path} exact path={`${path}/review`} component={Review} />
    ))}
    {areas.map(area => (
      <Route key={area.path} exact path={`${area.path}/:section/add-many`}>
        <AddMany area={area} />
      </Route>
    ))}
    <Route exact path="/activate/:key?" component={Activate} />
    <Route exact path="/reset/finish/:key?" component={ResetFinish} />
    <Route component={NotFound} />
  </Switch>
);

export default MoreScreens;
