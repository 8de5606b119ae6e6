import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { isPathSegment } from 'core/http/path-segment';
import { chunk } from 'ui/layout/screen';

const Nobody = chunk(() => import('./nobody'));

/** The login in a route. Its parameter may still be encoded. */
const loginOf = (parameter: string): string => {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
};

/**
 * A screen with the login of its route; empty if the route has none. A login that cannot be sent in a request path
 * shows an error screen instead.
 */
export const withRouteLogin = (Screen: ComponentType<{ login: string }>) => {
  const ScreenOfLogin = () => {
    const { login: parameter } = useParams<{ login?: string }>();
    if (parameter === undefined) return <Screen login="" />;
    const login = loginOf(parameter);
    return isPathSegment(login) ? <Screen login={login} /> : <Nobody />;
  };
  return ScreenOfLogin;
};
