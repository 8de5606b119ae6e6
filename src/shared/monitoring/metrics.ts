import { isRecord } from 'shared/http/answers';

/** What the metrics page shows, read from Dropwizard's answer (JHipster 5) or from `jhimetrics` (JHipster 6 on). */

type Json = Record<string, unknown>;

/** Bytes; without `max` there is no limit. */
export interface MemoryPool {
  name: string;
  used: number;
  max?: number;
}

/** Milliseconds. */
export interface Timing {
  name: string;
  count: number;
  mean?: number;
  max?: number;
}

export interface NamedCount {
  name: string;
  count: number;
}

export interface Metrics {
  memory: MemoryPool[];
  threads: NamedCount[];
  requests: Timing[];
  services: Timing[];
  caches: NamedCount[];
  pools: NamedCount[];
}

const recordOf = (value: unknown): Json => (isRecord(value) && !Array.isArray(value) ? value : {});
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' ? value : Number(recordOf(value).value ?? recordOf(value).count ?? NaN);
  return Number.isFinite(number) ? number : undefined;
};

const MILLISECONDS = 1000;

const maxOf = (value: unknown) => {
  const max = numberOf(value);
  return max !== undefined && max > 0 ? max : undefined;
};

/** Entries whose name matches, with what the name's group holds. */
const matching = (values: Json, pattern: RegExp): [string, unknown][] =>
  Object.entries(values).flatMap(([key, value]) => {
    const name = pattern.exec(key)?.[1];
    return name === undefined ? [] : [[name, value] as [string, unknown]];
  });

const countsOf = (values: Json, pattern: RegExp): NamedCount[] =>
  matching(values, pattern).flatMap(([name, value]) => {
    const count = numberOf(value);
    return count === undefined ? [] : [{ name, count }];
  });

const dropwizardMemory = (gauges: Json): MemoryPool[] =>
  matching(gauges, /^jvm\.memory\.(.+)\.used$/).map(([name, value]) => ({
    name,
    used: numberOf(value) ?? 0,
    max: maxOf(gauges[`jvm.memory.${name}.max`]),
  }));

const dropwizardTimer = (name: string, value: unknown): Timing => {
  const { count, mean, max } = recordOf(value);
  const milliseconds = (seconds: unknown) => {
    const number = numberOf(seconds);
    return number === undefined ? undefined : number * MILLISECONDS;
  };
  return { name, count: numberOf(count) ?? 0, mean: milliseconds(mean), max: milliseconds(max) };
};

const readDropwizard = (data: Json): Metrics => {
  const [gauges, meters, timers] = [recordOf(data.gauges), recordOf(data.meters), recordOf(data.timers)];
  return {
    memory: dropwizardMemory(gauges),
    threads: countsOf(gauges, /^jvm\.threads\.(?:(.+)\.)count$/),
    requests: countsOf(meters, /InstrumentedFilter\.responseCodes\.(.+)$/),
    services: matching(timers, /\.rest\.(.+)$/).map(([name, value]) => dropwizardTimer(name, value)),
    caches: countsOf(gauges, /^jcache\.statistics\.(.+)$/),
    pools: countsOf(gauges, /^Hikari[^.]*\.pool\.(.+)$/),
  };
};

const timing = (name: string, value: unknown): Timing => {
  const { count, mean, max } = recordOf(value);
  return { name, count: numberOf(count) ?? 0, mean: numberOf(mean), max: numberOf(max) };
};

const readJhiMetrics = (data: Json): Metrics => {
  const http = recordOf(data['http.server.requests']);
  const processes = recordOf(data.processMetrics);
  return {
    memory: Object.entries(recordOf(data.jvm)).map(([name, pool]) => ({
      name,
      used: numberOf(recordOf(pool).used) ?? 0,
      max: maxOf(recordOf(pool).max),
    })),
    threads: countsOf(processes, /^jvm\.threads\.(.+)$/),
    requests: Object.entries(recordOf(http.percode)).map(([name, value]) => timing(name, value)),
    services: Object.entries(recordOf(data.services)).map(([name, value]) => timing(name, value)),
    caches: Object.entries(recordOf(data.cache)).flatMap(([cache, values]) =>
      countsOf(recordOf(values), /^cache\.(.+)$/).map(({ name, count }) => ({ name: `${cache}.${name}`, count })),
    ),
    pools: countsOf(recordOf(data.databases), /^(.+)$/),
  };
};

export const readMetrics = (data: unknown): Metrics => {
  const answer = recordOf(data);
  return 'gauges' in answer ? readDropwizard(answer) : readJhiMetrics(answer);
};
