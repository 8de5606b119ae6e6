import type { Report, ReportBatch } from '../report';

/** The maximum number of reports per session. */
export const MAX_REPORTS = 20;

/** How long a report waits for others, in milliseconds. */
export const SEND_AFTER = 10_000;

/**
 * Collects reports into batches. `send` gets a batch `SEND_AFTER` milliseconds after its first report, or at `flush`.
 * It never gets the same report twice, nor more than `MAX_REPORTS` reports in all.
 */
export const createOutbox = (version: string, send: (batch: ReportBatch) => void) => {
  const known = new Set<string>();
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send({ version, reports });
  };
  const add = (report: Report) => {
    const text = JSON.stringify(report);
    if (known.size >= MAX_REPORTS || known.has(text)) return;
    known.add(text);
    waiting.push(report);
    timer ??= setTimeout(flush, SEND_AFTER);
  };
  return { add, flush };
};
