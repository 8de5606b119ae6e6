import { recordOf, recordsOf, textOf } from './json';

export interface GatewayRoute {
  path: string;
  serviceId: string;
  instances: { uri: string; status: string }[];
}

export const readRoutes = (data: unknown): GatewayRoute[] =>
  recordsOf(data).map(({ path, serviceId, serviceInstances }) => ({
    path: textOf(path),
    serviceId: textOf(serviceId),
    instances: recordsOf(serviceInstances).map(({ uri, status, instanceInfo }) => ({
      uri: textOf(uri),
      status: textOf(status ?? recordOf(instanceInfo).status),
    })),
  }));
