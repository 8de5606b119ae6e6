import { attempt } from 'lib/browser/attempt';
import { createOutbox } from './internal/outbox';
import { readChunkError, readScreenError, readViolation } from './internal/read-failure';
import { vitalReport, watchVitals } from './internal/vitals';
import type { Incident, Report, ReportBatch } from './report';

interface ReporterOptions {
  /** The URL to which reports are sent. */
  address: string;
  /** The hash of the URL at which the page was opened. */
  openedAt: string;
  routePattern: (hash: string) => string;
}

/** Another origin gets plain text, for which the browser sends no CORS preflight request. */
const bodyFor = (origin: string, batch: ReportBatch) => {
  const text = JSON.stringify(batch);
  return origin === window.location.origin ? new Blob([text], { type: 'application/json' }) : text;
};

/** Ignores any error: a failing report must neither disturb the user nor cause another report. */
const silently =
  <T>(work: (subject: T) => void) =>
  (subject: T) =>
    void attempt(() => work(subject));

/**
 * Returns the function that reports an incident, and watches the web vitals. `navigator.sendBeacon` sends the
 * batches, at the latest when the tab is hidden. In a browser without it, nothing is sent.
 */
export const createReporter = ({ address, openedAt, routePattern }: ReporterOptions) => {
  if (!('sendBeacon' in navigator)) return () => undefined;
  const { origin } = new URL(address, window.location.href);
  const outbox = createOutbox(
    __VERSION__,
    silently((batch: ReportBatch) => void navigator.sendBeacon(address, bodyFor(origin, batch))),
  );
  /** The errors of chunks already reported. An error boundary gets them as well and must not report them again. */
  const chunkErrors = new WeakSet<object>();

  const reportOf = ({ failure, hash }: Incident): Report | undefined => {
    const route = routePattern(hash);
    if ('payload' in failure) {
      chunkErrors.add(failure.payload);
      return readChunkError(route, failure.payload);
    }
    if ('blockedURI' in failure) return readViolation(route, failure, origin);
    const { error } = failure;
    const isChunk = typeof error === 'object' && error !== null && chunkErrors.has(error);
    return isChunk ? undefined : readScreenError(route, failure);
  };

  watchVitals(silently(metric => outbox.add(vitalReport(routePattern(openedAt), metric))));
  // On the window, so it runs after the listeners of web-vitals: what they report on hiding is part of the batch.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
  return silently((incident: Incident) => {
    const report = reportOf(incident);
    if (report) outbox.add(report);
  });
};
