import { createReporter } from 'features/reports/reporter';
import { UNKNOWN_ROUTE } from 'features/reports/report';
import { runtimeConfig } from 'lib/runtime-config';

/** The routes come with the start, whose own file may be what is missing. */
const loadRoutePattern = () =>
  import('./route-pattern').then(
    ({ routePattern }) => routePattern,
    () => () => UNKNOWN_ROUTE,
  );

/** Answers the function that reports an incident. `openedAt` is the hash of the address that the page was opened at. */
export const startReporter = async (openedAt: string) =>
  createReporter({ address: runtimeConfig.reportsAddress, openedAt, routePattern: await loadRoutePattern() });
