import { fieldsOf } from 'lib/is-plain-object';
import { number } from 'lib/records/parts';
import { type Json } from './json';

/** What the metrics page shows, read from the response of Dropwizard (JHipster 5) or `jhimetrics` (JHipster 6 on). */

/** Bytes; without `max` there is no limit. */
export interface MemoryPool {
  name: string;
  used: number;
  max?: number;
}

/** `mean` and `max` are in milliseconds. */
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

const numberOf = (value: unknown): number | undefined => {
  const { value: inner, count } = fieldsOf(value);
  // A number that JSON cannot hold exactly, such as the limit of an unlimited pool, comes as a text.
  return (number.read(inner ?? count ?? value) as number | null | undefined) ?? undefined;
};

/** Milliseconds per unit of a duration. */
const MILLISECONDS = {
  nanoseconds: 1e-6,
  microseconds: 1e-3,
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

type Unit = keyof typeof MILLISECONDS;

const isUnit = (text: string): text is Unit => Object.hasOwn(MILLISECONDS, text);

const maxOf = (value: unknown) => {
  const max = numberOf(value);
  return max !== undefined && max > 0 ? max : undefined;
};

/** The entries whose key matches the pattern, each as the captured name and the value. */
const matching = (values: Json, pattern: RegExp): [string, unknown][] =>
  Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const name = pattern.exec(key)?.[1];
    return name === undefined ? [] : [[name, value]];
  });

/** Timings by name. A service may have one timing for each method. */
const timingsOf = (values: Json, usualUnit: Unit): Timing[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const methods = Object.entries(fieldsOf(value)).filter(([, inner]) => 'count' in fieldsOf(inner));
    if (methods.length === 0) return [timing(name, value, usualUnit)];
    return methods.map(([method, inner]) => timing(`${method} ${name}`, inner, usualUnit));
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

/** Milliseconds per unit of an entry's durations: its stated unit, or the usual unit of this kind of response. */
const factorOf = ({ duration_units: stated }: Json, usual: Unit): number => {
  const unit = String(stated ?? '').toLowerCase();
  return MILLISECONDS[isUnit(unit) ? unit : usual];
};

const timing = (name: string, value: unknown, usualUnit: Unit): Timing => {
  const entry = fieldsOf(value);
  const factor = factorOf(entry, usualUnit);
  const milliseconds = (duration: unknown) => {
    const stated = numberOf(duration);
    // Removes the rounding error of the product.
    return stated === undefined ? undefined : Number((stated * factor).toPrecision(12));
  };
  const count = typeof value === 'number' ? value : numberOf(entry.count);
  return { name, count: count ?? 0, mean: milliseconds(entry.mean), max: milliseconds(entry.max) };
};

const readDropwizard = (data: Json): Metrics => {
  const [gauges, meters, timers] = [fieldsOf(data.gauges), fieldsOf(data.meters), fieldsOf(data.timers)];
  return {
    memory: dropwizardMemory(gauges),
    threads: countsOf(gauges, /^jvm\.threads\.(?:(.+)\.)count$/),
    requests: countsOf({ ...fieldsOf(data.counters), ...meters }, /InstrumentedFilter\.responseCodes\.(.+)$/),
    services: matching(timers, /^(?:.*?\.rest\.)?(.+)$/).map(([name, value]) => timing(name, value, 'seconds')),
    caches: countsOf(gauges, /^jcache\.statistics\.(.+)$/),
    pools: countsOf(gauges, /^Hikari[^.]*\.pool\.(.+)$/),
  };
};

const readJhiMetrics = (data: Json): Metrics => {
  const http = fieldsOf(data['http.server.requests']);
  const processes = fieldsOf(data.processMetrics);
  return {
    memory: Object.entries(fieldsOf(data.jvm)).map(([name, pool]) => ({
      name,
      used: numberOf(fieldsOf(pool).used) ?? 0,
      max: maxOf(fieldsOf(pool).max),
    })),
    threads: countsOf(processes, /^jvm\.threads\.(.+)$/),
    requests: timingsOf(fieldsOf(http.percode), 'milliseconds'),
    services: timingsOf(fieldsOf(data.services), 'milliseconds'),
    caches: Object.entries(fieldsOf(data.cache)).flatMap(([cache, values]) =>
      countsOf(fieldsOf(values), /^cache\.(.+)$/).map(({ name, count }) => ({ name: `${cache}.${name}`, count })),
    ),
    pools: countsOf(fieldsOf(data.databases), /^(.+)$/),
  };
};

export const readMetrics = (data: unknown): Metrics => {
  const metrics = fieldsOf(data);
  return 'gauges' in metrics ? readDropwizard(metrics) : readJhiMetrics(metrics);
};
