import { fieldsOf } from 'lib/is-plain-object';
import { objectsIn, textIn } from './json';
import { rankOfStatus } from './rank-of-status';

export interface GatewayRoute {
  path: string;
  serviceId: string;
  instances: { uri: string; status: string }[];
}

/** A route has the rank of its worst instance. A route without instances has no target, so it counts as down. */
const rankOfRoute = ({ instances }: GatewayRoute) =>
  instances.length === 0 ? 0 : Math.min(...instances.map(({ status }) => rankOfStatus(status)));

/** Routes by rank, those that are down first. Routes of equal rank stay in the order of the gateway. */
export const readRoutes = (data: unknown): GatewayRoute[] => {
  const routes = objectsIn(data).map(({ path, serviceId, serviceInstances }) => ({
    path: textIn(path),
    serviceId: textIn(serviceId),
    instances: objectsIn(serviceInstances).map(({ uri, status, instanceInfo }) => ({
      uri: textIn(uri),
      status: textIn(status ?? fieldsOf(instanceInfo).status),
    })),
  }));
  return routes.sort((one, other) => rankOfRoute(one) - rankOfRoute(other));
};
