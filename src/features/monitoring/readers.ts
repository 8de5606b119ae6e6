import { isRecord } from 'core/http/responses';

/**
 * What the management endpoints answer differs by version. These readers take what they find and leave out what they
 * do not know: a partial or foreign answer gives fewer rows, never an error.
 */

type Json = Record<string, unknown>;

const recordOf = (value: unknown): Json => (isRecord(value) && !Array.isArray(value) ? value : {});
const recordsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export interface Logger {
  name: string;
  level: string;
}

/** `[{name, level}]`, or Spring Boot's `{loggers: {name: {effectiveLevel}}}`. */
export const readLoggers = (data: unknown): Logger[] => {
  if (Array.isArray(data)) {
    return recordsOf(data).map(({ name, level }) => ({ name: textOf(name), level: textOf(level) }));
  }
  return Object.entries(recordOf(recordOf(data).loggers)).map(([name, logger]) => {
    const { configuredLevel, effectiveLevel } = recordOf(logger);
    return { name, level: textOf(configuredLevel ?? effectiveLevel) };
  });
};

export interface HealthIndicator {
  name: string;
  status: string;
  details: [string, string][];
}

/** The parts of `details` (Spring Boot 2.0) or `components` (2.2), those inside parts by their path. */
export const readHealth = (data: unknown): { status: string; indicators: HealthIndicator[] } => {
  const indicatorsOf = (node: Json, path: string): HealthIndicator[] => {
    const parts = Object.entries(recordOf(node.components ?? node.details));
    return parts.flatMap(([name, part]) => {
      const { status, details, components, ...rest } = recordOf(part);
      if (status === undefined) return [];
      const own = path ? `${path}.${name}` : name;
      const inner = indicatorsOf(recordOf(part), own);
      const facts = inner.length > 0 ? {} : { ...recordOf(details ?? components), ...rest };
      const factList = Object.entries(facts).map(([fact, value]): [string, string] => [fact, textOf(value)]);
      return [{ name: own, status: textOf(status), details: factList }, ...inner];
    });
  };
  const whole = recordOf(data);
  const rank = ({ status }: HealthIndicator) => (status === 'UP' ? 1 : 0);
  return {
    status: textOf(whole.status),
    indicators: indicatorsOf(whole, '').sort((one, other) => rank(one) - rank(other)),
  };
};

export const THREAD_STATES = ['RUNNABLE', 'WAITING', 'TIMED_WAITING', 'BLOCKED'] as const;

export interface Thread {
  id: string;
  name: string;
  state: string;
  lock: string;
  stack: string[];
}

const frameOf = ({ className, methodName, fileName, lineNumber }: Json) =>
  `${textOf(className)}.${textOf(methodName)}(${textOf(fileName)}:${textOf(lineNumber)})`;

/** An array of threads, or `{threads: []}`. */
export const readThreads = (data: unknown): Thread[] =>
  recordsOf(Array.isArray(data) ? data : recordOf(data).threads).map(thread => ({
    id: textOf(thread.threadId),
    name: textOf(thread.threadName),
    state: textOf(thread.threadState),
    lock: textOf(thread.lockName),
    stack: recordsOf(thread.stackTrace).map(frameOf),
  }));

export interface PropertyGroup {
  name: string;
  properties: [string, string][];
}

const flat = (value: unknown, path = ''): [string, string][] => {
  const entries = Object.entries(recordOf(value));
  if (entries.length === 0) return path ? [[path, textOf(value)]] : [];
  return entries.flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
};

const byName = (one: PropertyGroup, other: PropertyGroup) => one.name.localeCompare(other.name);

/** Beans by their prefix, those of each context where there are contexts. */
export const readConfigProps = (data: unknown): PropertyGroup[] => {
  const { contexts, ...plain } = recordOf(data);
  const beans = contexts
    ? Object.values(recordOf(contexts)).flatMap(context => Object.entries(recordOf(recordOf(context).beans)))
    : Object.entries(plain);
  return beans
    .map(([name, bean]) => {
      const { prefix, properties } = recordOf(bean);
      return { name: textOf(prefix) || name, properties: flat(properties) };
    })
    .sort(byName);
};

const valueOf = (property: unknown) => (isRecord(property) && 'value' in property ? property.value : property);

/** Property sources in their order, or the plain maps of Spring Boot 1. */
export const readEnv = (data: unknown): PropertyGroup[] => {
  const { propertySources, ...plain } = recordOf(data);
  const sources = Array.isArray(propertySources)
    ? recordsOf(propertySources).map(({ name, properties }) => [textOf(name), properties] as const)
    : Object.entries(plain);
  return sources
    .map(([name, properties]) => ({
      name,
      properties: Object.entries(recordOf(properties)).map(([key, value]): [string, string] => [
        key,
        textOf(valueOf(value)),
      ]),
    }))
    .filter(({ properties }) => properties.length > 0);
};

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
