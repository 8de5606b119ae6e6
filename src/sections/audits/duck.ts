import { sorting } from 'lib/sorting';
import { createDuck } from 'records/duck';
import type { DuckOptions } from 'records/source';
import { type Range, writeRange } from './range';
import { type AuditEvent, decodeEvent } from './record';

const URL = '/management/audits';

const OPTIONS: DuckOptions<AuditEvent> = {
  name: 'audits',
  url: URL,
  maxSearchLength: 0,
  // The newest first, unless a column header sets another order. The server orders by the names of its database.
  sorting: sorting('auditEventDate,desc', ['principal'], { timestamp: 'auditEventDate', type: 'auditEventType' }),
  codec: { decode: decodeEvent },
};

export const audits = createDuck(OPTIONS);

let latest = { listUrl: URL, duck: audits };

/**
 * The duck of the events in a range of days. It shares the store slice of `audits`. The latest one is kept, because it
 * knows which rows were requested before its screen renders.
 */
export const auditsOf = (range: Range) => {
  const listUrl = `${URL}?${writeRange(range)}`;
  if (listUrl !== latest.listUrl) latest = { listUrl, duck: createDuck({ ...OPTIONS, listUrl }) };
  return latest.duck;
};
