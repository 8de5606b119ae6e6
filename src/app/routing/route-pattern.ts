import { matchPath } from 'react-router-dom';
import { areas } from 'app/sections';
import { UNKNOWN_ROUTE } from 'features/reports/report';
import { screensOf } from './internal/screens';

/** The routes outside the areas, as in `routes.tsx` and `more-screens.tsx`. */
const OTHER_PATHS = [
  '/',
  '/login',
  '/logout',
  '/register',
  '/activate/:key?',
  '/reset/request',
  '/reset/finish/:key?',
  '/account/settings',
  '/account/password',
  '/entity',
];

/**
 * The pattern of the route that a hash matches, such as `/admin/user-management/:login/edit`. It contains no parameter
 * values and no query. A hash that matches no screen has the pattern `*`.
 */
export const routePattern = (hash: string): string => {
  const [pathname] = hash.slice(1).split('?');
  const paths = [...OTHER_PATHS, ...areas.flatMap(screensOf).map(({ path }) => path)];
  return paths.find(path => matchPath(pathname || '/', { path, exact: true })) ?? UNKNOWN_ROUTE;
};
