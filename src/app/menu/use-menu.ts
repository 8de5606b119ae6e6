import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { applicationProfile, isProfileKnown } from 'core/auth/application-profile.duck';
import { AUTHORITIES } from 'core/auth/authorities';
import { useSession } from 'core/auth/use-session';
import { BACKGROUND } from 'core/http/background';
import { useAppDispatch } from 'core/redux/hooks';
import { administration, gatewayRoutes } from 'features/monitoring/administration.duck';
import { objectsIn } from 'features/monitoring/json';
import { menuOf } from './menus';

const hasDocs = (state: unknown) =>
  isProfileKnown(state) ? applicationProfile.select(state).isSwaggerEnabled : undefined;

const hasRoutes = (state: unknown) => {
  const { routes } = administration.select(state);
  return routes === undefined ? undefined : objectsIn(routes).length > 0;
};

/** The menu of the signed-in account, without entries whose target the server does not offer. */
export const useMenu = () => {
  const { authorities } = useSession();
  return menuOf(authorities, { docs: useSelector(hasDocs), gateway: useSelector(hasRoutes) });
};

/** The menu as it may become: also with the entries of which the server has not said yet whether it offers them. */
export const useWholeMenu = () => {
  const { authorities } = useSession();
  return menuOf(authorities, { docs: useSelector(hasDocs) ?? true, gateway: useSelector(hasRoutes) ?? true });
};

/** Checks once after sign-in whether there are gateway routes, but only for accounts that may see them (R37, R23). */
export const useGatewayRoutes = () => {
  const dispatch = useAppDispatch();
  const { isAuthenticated, authorities } = useSession();
  const mayAsk =
    isAuthenticated &&
    menuOf(authorities, { docs: true, gateway: true }).some(({ section }) => section.path === 'gateway') &&
    authorities.includes(AUTHORITIES.ADMIN);
  useEffect(() => {
    if (mayAsk) void dispatch(gatewayRoutes(BACKGROUND));
  }, [dispatch, mayAsk]);
};
