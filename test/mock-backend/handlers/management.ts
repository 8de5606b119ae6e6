import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { auditEvents } from '../audit';
import { AUTHORITIES } from '../authorities';
import configprops from '../management/configprops.json';
import { loggers, threads } from '../management/documents';
import env from '../management/env.json';
import health from '../management/health.json';
import metrics from '../management/metrics.json';
import routes from '../management/routes.json';
import { problem } from '../problem';
import { documentOf, pageable, queryOf } from '../request';

const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'];

/** Levels that were changed since this process started; the other loggers keep theirs. */
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

/** The property names of JHipster's `PersistentAuditEvent`. Spring Data sorts only by these names. */
const AUDIT_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['auditEventDate', 'timestamp'],
  ['principal', 'principal'],
  ['auditEventType', 'type'],
]);

/** Events from the first day to the end of the last day, newest first by default. The total is in a header. */
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

const documents = { health, metrics, threaddump: threads(), configprops, env };

export const managementHandlers = allow(
  [AUTHORITIES.ADMIN],
  [
    ...Object.entries(documents).map(([path, document]) =>
      http.get(`*/management/${path}`, () => HttpResponse.json(document)),
    ),
    logs,
    changeLevel,
    audits,
    http.get('*/api/gateway/routes', () => HttpResponse.json(routes)),
  ],
);
