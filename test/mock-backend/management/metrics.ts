/** The response of `/management/metrics` in a JHipster 5 backend (Dropwizard), reduced to what the console shows. */

const MB = 1024 * 1024;

const pools = { 'Code-Cache': [38, 240], Metaspace: [112, -1], 'G1-Eden-Space': [96, 340], 'G1-Old-Gen': [410, 1024] };

const memory = Object.fromEntries(
  Object.entries(pools).flatMap(([pool, [used, max]]) => [
    [`jvm.memory.pools.${pool}.used`, { value: used * MB }],
    [`jvm.memory.pools.${pool}.max`, { value: max < 0 ? -1 : max * MB }],
  ]),
);

const timer = (count: number, mean: number) => ({
  count,
  mean: mean / 1000,
  p50: (mean * 0.8) / 1000,
  p95: (mean * 2.4) / 1000,
  max: (mean * 6) / 1000,
  duration_units: 'seconds',
});

const CODES = { ok: 48_210, created: 812, notFound: 96, badRequest: 41, serverError: 3 };

const services = ['Disease.getAllDiseases', 'Symptom.getAllSymptoms', 'Semiology.updateSemiology', 'User.getAllUsers'];

const caches = ['diseases', 'symptoms', 'users'];

export const metrics = () => ({
  version: '3.0.0',
  gauges: {
    'jvm.memory.heap.used': { value: 506 * MB },
    'jvm.memory.heap.max': { value: 1364 * MB },
    'jvm.memory.heap.committed': { value: 820 * MB },
    'jvm.memory.non-heap.used': { value: 150 * MB },
    'jvm.memory.total.used': { value: 656 * MB },
    'jvm.memory.total.max': { value: 1604 * MB },
    ...memory,
    'jvm.threads.count': { value: 61 },
    'jvm.threads.runnable.count': { value: 14 },
    'jvm.threads.timed_waiting.count': { value: 19 },
    'jvm.threads.waiting.count': { value: 26 },
    'jvm.threads.blocked.count': { value: 2 },
    'HikariPool-1.pool.ActiveConnections': { value: 3 },
    'HikariPool-1.pool.IdleConnections': { value: 7 },
    'HikariPool-1.pool.TotalConnections': { value: 10 },
    'HikariPool-1.pool.PendingConnections': { value: 0 },
    ...Object.fromEntries(
      caches.flatMap((cache, index) => [
        [`jcache.statistics.${cache}.gets`, { value: 12_000 * (index + 1) }],
        [`jcache.statistics.${cache}.hits`, { value: 10_900 * (index + 1) }],
        [`jcache.statistics.${cache}.misses`, { value: 1_100 * (index + 1) }],
      ]),
    ),
  },
  counters: { 'com.codahale.metrics.servlet.InstrumentedFilter.activeRequests': { count: 2 } },
  meters: Object.fromEntries(
    Object.entries(CODES).map(([code, count]) => [
      `com.codahale.metrics.servlet.InstrumentedFilter.responseCodes.${code}`,
      { count, mean_rate: count / 86_400 },
    ]),
  ),
  timers: Object.fromEntries(
    services.map((service, index) => [`br.com.example.web.rest.${service}`, timer(900 * (index + 1), 18 + index * 11)]),
  ),
  histograms: {},
});
