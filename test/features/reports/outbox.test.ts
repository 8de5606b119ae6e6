import { createOutbox, MAX_REPORTS, SEND_AFTER } from 'features/reports/internal/outbox';
import type { ChunkReport, ReportBatch } from 'features/reports/report';

const report = (file: string): ChunkReport => ({ kind: 'chunk', route: '/', error: 'TypeError', file });
const reports = (count: number) => Array.from({ length: count }, (_, at) => report(`file-${at}.js`));

let sent: ReportBatch[];
let outbox: ReturnType<typeof createOutbox>;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  outbox = createOutbox('1.2.3', batch => sent.push(batch));
});
afterEach(() => jest.useRealTimers());

it('reports within a few seconds are sent as one batch, with the version', () => {
  outbox.add(report('a.js'));
  jest.advanceTimersByTime(SEND_AFTER - 1);
  outbox.add(report('b.js'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([{ version: '1.2.3', reports: [report('a.js'), report('b.js')] }]);
});

it('a flush sends the waiting reports at once, and no report is sent twice', () => {
  outbox.add(report('a.js'));
  outbox.flush();
  expect(sent).toHaveLength(1);
  outbox.add(report('a.js'));
  jest.advanceTimersByTime(SEND_AFTER);
  outbox.flush();
  expect(sent).toHaveLength(1);
});

it(`a session sends at most ${MAX_REPORTS} reports, in any number of batches`, () => {
  const all = reports(MAX_REPORTS + 5);
  all.slice(0, 15).forEach(outbox.add);
  outbox.flush();
  all.slice(15).forEach(outbox.add);
  outbox.flush();
  expect(sent.flatMap(batch => batch.reports)).toEqual(all.slice(0, 20));
});
