import { UNKNOWN_ROUTE } from 'features/reports/report';
import { createReporter } from 'features/reports/reporter';
import { runtimeConfig } from 'lib/runtime-config';

/** The routes are loaded with the start chunk, and that chunk may be the missing file. */
const loadRoutePattern = () =>
  import('app/routing/route-pattern').then(
    ({ routePattern }) => routePattern,
    () => () => UNKNOWN_ROUTE,
  );

/**
 * Returns the function that reports an incident. `openedAt` is the hash of the address at which the page was opened.
 */
export const startReporter = async (openedAt: string) =>
  createReporter({ address: runtimeConfig.reportsAddress, openedAt, routePattern: await loadRoutePattern() });
