import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { auditEvents } from '../audit';
import { AUTHORITIES } from '../authorities';
import { configprops, env, health, loggers, routes, threads } from '../management/documents';
import { metrics } from '../management/metrics';
import { problem } from '../problem';
import { documentOf, pageable, queryOf } from '../request';

const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'];

/** Levels changed since this process began; the others are as they were. */
const changed = new Map<string, string>();

const logs = http.get('*/management/logs', () =>
  HttpResponse.json(loggers().map(({ name, level }) => ({ name, level: changed.get(name) ?? level }))),
);

const changeLevel = http.put('*/management/logs', async ({ request }) => {
  const { name, level } = (await documentOf(request)) ?? {};
  if (!LEVELS.includes(String(level))) return problem(request, 400, { detail: 'No such level.' });
  changed.set(String(name), String(level));
  return new HttpResponse(null, { status: 204 });
});

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What JHipster's `PersistentAuditEvent` calls the parts of an event; Spring Data orders by these names alone. */
const AUDIT_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['auditEventDate', 'timestamp'],
  ['principal', 'principal'],
  ['auditEventType', 'type'],
]);

/** Events from the first day to the end of the last, newest first unless asked otherwise; the total is a header. */
const audits = http.get('*/management/audits', ({ request }) => {
  const query = queryOf(request);
  const [from, to] = [query.get('fromDate') ?? '', query.get('toDate') ?? ''];
  if (!isDay(from) || !isDay(to)) return problem(request, 400, { detail: 'A range needs two days.' });
  const { page, size, sort = 'auditEventDate,desc' } = pageable(request);
  const [property, direction] = sort.split(',');
  const column = AUDIT_COLUMNS.get(property);
  if (!column) return problem(request, 500, { detail: `No property ${property} found for type PersistentAuditEvent!` });
  const found = auditEvents()
    .all({ sort: `${column},${direction}` })
    .filter(({ timestamp }) => timestamp.slice(0, 10) >= from && timestamp.slice(0, 10) <= to);
  return HttpResponse.json(found.slice(page * size, (page + 1) * size), {
    headers: { 'x-total-count': String(found.length) },
  });
});

const documents = { health, metrics, threaddump: threads, configprops, env };

export const managementHandlers = allow(
  [AUTHORITIES.ADMIN],
  [
    ...Object.entries(documents).map(([path, document]) =>
      http.get(`*/management/${path}`, () => HttpResponse.json(document() as object)),
    ),
    logs,
    changeLevel,
    audits,
    http.get('*/api/gateway/routes', () => HttpResponse.json(routes())),
  ],
);
