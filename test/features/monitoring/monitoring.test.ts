import { bySeverity, slowestOf, threadsByState } from 'features/monitoring/figures';
import { bytesText } from 'features/monitoring/internal/bytes';
import { memoryOf } from 'features/monitoring/memory';
import { readMetrics } from 'features/monitoring/metrics';
import { readConfigProps, readEnv } from 'features/monitoring/read-configuration';
import { readHealth } from 'features/monitoring/read-health';
import { readLoggers } from 'features/monitoring/read-loggers';
import { readRoutes } from 'features/monitoring/read-routes';
import { readThreads } from 'features/monitoring/read-threads';
import { sortTimings } from 'features/monitoring/sort-timings';
import { termOf } from 'features/monitoring/terms';
import { defaultRange } from 'sections/audits/range';

test('loggers are read from a list and from a map', () => {
  const expected = [{ name: 'ROOT', level: 'WARN' }];
  expect(readLoggers([{ name: 'ROOT', level: 'WARN' }])).toEqual(expected);
  expect(readLoggers({ loggers: { ROOT: { configuredLevel: 'WARN', effectiveLevel: 'INFO' } } })).toEqual(expected);
});

test('health shows what is down first, and nested components with their path', () => {
  const { status, indicators } = readHealth({
    status: 'DOWN',
    components: {
      db: { status: 'UP', components: { main: { status: 'UP' } } },
      mail: { status: 'DOWN', details: { a: 1 } },
    },
  });
  expect(status).toBe('DOWN');
  expect(indicators).toEqual([
    { name: 'mail', status: 'DOWN', details: [['a', '1']] },
    { name: 'db', status: 'UP', details: [] },
    { name: 'db.main', status: 'UP', details: [] },
  ]);
});

test('components with an unknown status are sorted between those that are down and those that are up', () => {
  const statuses = ['UP', 'UNKNOWN', 'OUT_OF_SERVICE', 'UP', 'DOWN'];
  const { indicators } = readHealth({ components: { ...statuses.map(status => ({ status })) } });
  expect(indicators.map(({ status }) => status)).toEqual(['OUT_OF_SERVICE', 'DOWN', 'UNKNOWN', 'UP', 'UP']);
});

test('routes that have no instance, or an instance that is down, come first', () => {
  const route = (path: string, ...statuses: string[]) => ({
    path,
    serviceInstances: statuses.map(status => ({ uri: path, status })),
  });
  const routes = readRoutes([route('/a', 'UP'), route('/b', 'UP', 'DOWN'), route('/c', 'UP'), route('/d')]);
  expect(routes.map(({ path }) => path)).toEqual(['/b', '/d', '/a', '/c']);
});

test.each([
  ['', 'b a c'],
  ['mean,asc', 'a b c'],
  ['mean,desc', 'b a c'],
  ['name,asc', 'a b c'],
  ['name,desc', 'c b a'],
  ['count,desc', 'c b a'],
  ['other,asc', 'b a c'],
])('timings sorted by "%s" are in the order %s, with missing values last', (sort, names) => {
  const timings = [
    { name: 'b', count: 9, mean: 100 },
    { name: 'a', count: 3, mean: 20 },
    { name: 'c', count: 10 },
  ];
  const sorted = sortTimings(timings, sort).map(({ name }) => name);
  expect(sorted.join(' ')).toBe(names);
});

test('metrics are read from Dropwizard and from jhimetrics', () => {
  const old = readMetrics({ gauges: { 'jvm.memory.heap.used': { value: 5 }, 'jvm.memory.heap.max': { value: 10 } } });
  expect(old.memory).toEqual([{ name: 'heap', used: 5, max: 10 }]);
  const newer = readMetrics({
    jvm: { heap: { used: 5, max: -1 } },
    'http.server.requests': { percode: { 200: { count: 3, mean: 2 } } },
  });
  expect(newer.memory).toEqual([{ name: 'heap', used: 5, max: undefined }]);
  expect(newer.requests).toEqual([{ name: '200', count: 3, mean: 2, max: undefined }]);
});

const service = (units?: string) => ({ count: 2, mean: 0.02, max: 1.5, duration_units: units });

test.each([
  ['seconds', { mean: 20, max: 1500 }],
  ['milliseconds', { mean: 0.02, max: 1.5 }],
  ['MICROSECONDS', { mean: 0.00002, max: 0.0015 }],
  ['minutes', { mean: 1200, max: 90_000 }],
  [undefined, { mean: 20, max: 1500 }],
  ['constructor', { mean: 20, max: 1500 }],
])('R145: a duration with the unit %s is shown in milliseconds', (units, milliseconds) => {
  const { services } = readMetrics({ gauges: {}, timers: { 'com.example.web.rest.Disease.all': service(units) } });
  expect(services).toEqual([{ name: 'Disease.all', count: 2, ...milliseconds }]);
});

test('a jhimetrics duration is in milliseconds unless it names a unit, with one row for each method of a service', () => {
  const { services } = readMetrics({
    services: { '/api/diseases': { GET: { count: 2, mean: 20, max: 30 }, PUT: { ...service('seconds') } } },
  });
  expect(services).toEqual([
    { name: 'GET /api/diseases', count: 2, mean: 20, max: 30 },
    { name: 'PUT /api/diseases', count: 2, mean: 20, max: 1500 },
  ]);
});

test('R214: every timer of Dropwizard is listed, one of a REST class without its package', () => {
  const names = ['a.web.rest.ExamResource.list', 'a.service.MailService.send', 'boot', 'a.rest.b.rest.c'];
  const timers = Object.fromEntries(names.map(name => [name, service('milliseconds')]));
  const { services } = readMetrics({ gauges: {}, timers });
  expect(services.map(({ name }) => name)).toEqual([
    'ExamResource.list',
    'a.service.MailService.send',
    'boot',
    'b.rest.c',
  ]);
});

test.each(['meters', 'counters'])('response codes are read from %s', kind => {
  const { requests } = readMetrics({
    gauges: {},
    [kind]: { 'com.codahale.metrics.servlet.InstrumentedFilter.responseCodes.ok': { count: 7 } },
  });
  expect(requests).toEqual([{ name: 'ok', count: 7 }]);
});

test('the limit of a memory pool that JavaScript cannot hold exactly comes as a text, and is read as a number', () => {
  const { memory } = readMetrics({ jvm: { Heap: { used: 5, max: '9223372036854775807' } } });
  expect(memory).toEqual([{ name: 'Heap', used: 5, max: 2 ** 63 }]);
});

test('response codes of jhimetrics can be plain numbers', () => {
  expect(readMetrics({ 'http.server.requests': { percode: { 200: 3 } } }).requests).toEqual([
    { name: '200', count: 3, mean: undefined, max: undefined },
  ]);
});

test.each([null, undefined, '', 'x', 7, [], [1, null], {}, { gauges: 3 }, { contexts: [] }, { details: 'no' }])(
  'a response that is %j is read as a value that can be shown',
  response => {
    const readers = [readConfigProps, readEnv, readHealth, readLoggers, readMetrics, readRoutes, readThreads];
    expect(readers.map(read => typeof JSON.stringify(read(response)))).toEqual(readers.map(() => 'string'));
  },
);

test.each([
  ['2026-03-31', '2026-02-28', '2026-04-01'],
  ['2026-01-15', '2025-12-15', '2026-01-16'],
  ['2024-12-31', '2024-11-30', '2025-01-01'],
])('R147: on %s the default range of the audits is from %s to %s', (today, fromDate, toDate) => {
  expect(defaultRange(new Date(`${today}T12:00:00`))).toEqual({ fromDate, toDate });
});

test('the areas of the memory are summed up if the server states no sums', () => {
  const areas = [
    { name: 'G1 Eden Space', used: 3 },
    { name: 'G1 Survivor Space', used: 2 },
    { name: 'G1 Old Gen', used: 5, max: 100 },
    { name: 'Metaspace', used: 7 },
    { name: "CodeHeap 'non-nmethods'", used: 1, max: 5 },
  ];
  expect(memoryOf(areas)).toEqual({
    totals: [
      { name: 'heap', used: 10, max: 100 },
      { name: 'non-heap', used: 8 },
      { name: 'total', used: 18 },
    ],
    areas,
  });
  expect(memoryOf([])).toEqual({ totals: [], areas: [] });
});

test('stated sums of the memory are shown as the server states them', () => {
  const [heap, area] = [
    { name: 'heap', used: 3, max: 9 },
    { name: 'pools.G1-Eden-Space', used: 2 },
  ];
  expect(memoryOf([area, heap])).toEqual({ totals: [heap], areas: [area] });
});

test.each([
  ['memory', 'pools.G1-Eden-Space', 'newObjects'],
  ['memory', 'Tenured Gen', 'oldObjects'],
  ['memory', 'G1 Old Gen', 'oldObjects'],
  ['memory', 'Metaspace', 'classes'],
  ['memory', 'Compressed Class Space', 'compressedClasses'],
  ['memory', 'Code-Cache', 'code'],
  ['memory', "CodeHeap 'profiled nmethods'", 'profiledCode'],
  ['memory', "CodeHeap-'non-profiled-nmethods'", 'plainCode'],
  ['memory', "CodeHeap 'non-nmethods'", 'ownCode'],
  ['memory', 'ZHeap', undefined],
  ['threads', 'timed_waiting', 'timedWaiting'],
  ['threads', 'timed-waiting', 'timedWaiting'],
  ['threads', 'constructor', undefined],
  ['responses', 'serverError', 'serverError'],
  ['responses', '503', 'unavailable'],
  ['responses', '418', undefined],
  ['connections', 'ActiveConnections', 'busy'],
  ['connections', 'connections', 'open'],
] as const)('in the topic %s, the server name %s means %s', (topic, name, term) => {
  expect(termOf(topic, name)).toBe(term);
});

test('the slowest calls are the five with the longest mean of those that were made', () => {
  const timings = [4, 9, 1, 7, 3, 8].map(mean => ({ name: `call ${mean}`, count: 1, mean }));
  const others = [
    { name: 'never', count: 0, mean: 99 },
    { name: 'unmeasured', count: 5 },
  ];
  expect(slowestOf([...timings, ...others]).map(({ mean }) => mean)).toEqual([9, 8, 7, 4, 3]);
});

test('threads are counted from the thread dump if the metrics do not count them by state', () => {
  const threads = ['RUNNABLE', 'BLOCKED', 'RUNNABLE'].map(state => ({ id: '', name: '', lock: '', stack: [], state }));
  const live = [{ name: 'live', count: 3 }];
  expect(threadsByState(live, threads)).toEqual([
    { name: 'RUNNABLE', count: 2 },
    { name: 'WAITING', count: 0 },
    { name: 'TIMED_WAITING', count: 0 },
    { name: 'BLOCKED', count: 1 },
    ...live,
  ]);
  const stated = [{ name: 'timed_waiting', count: 8 }];
  expect(threadsByState(stated, threads)).toEqual(stated);
  expect(threadsByState(live, [])).toEqual(live);
});

test('responses are ordered by severity: failures of the server, refusals, the others', () => {
  const responses = ['200', '404', 'ok', '503', 'badRequest', 'serverError', '1000', 'other'];
  const sorted = bySeverity(responses.map(name => ({ name, count: 1 }))).map(({ name }) => name);
  expect(sorted).toEqual(['503', 'serverError', '404', 'badRequest', '200', 'ok', '1000', 'other']);
});

test.each([
  [0, '0\u00a0B'],
  [1023, '1.023\u00a0B'],
  [1536, '1,5\u00a0KB'],
  [10_485_760, '10\u00a0MB'],
  [250_685_575_168, '233,47\u00a0GB'],
])('%d bytes are formatted with a unit', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test('the sizes of a disk have a unit, and other numbers stay unchanged', () => {
  const details = {
    diskSpace: { status: 'UP', details: { total: 1536, free: 1024, threshold: 512, exists: true } },
    db: { status: 'UP', details: { total: 1536 } },
  };
  expect(readHealth({ status: 'UP', details }).indicators.map(one => Object.fromEntries(one.details))).toEqual([
    { total: '1,5\u00a0KB', free: '1\u00a0KB', threshold: '512\u00a0B', exists: 'true' },
    { total: '1536' },
  ]);
});
