import { createOutbox } from './outbox';
import { readChunkError, readScreenError, readViolation } from './read-failure';
import type { Incident, Report, ReportBatch } from './report';
import { vitalReport, watchVitals } from './vitals';

interface ReporterOptions {
  /** Where reports are sent. */
  address: string;
  /** The hash of the address that the page was opened at. */
  openedAt: string;
  routePattern: (hash: string) => string;
}

/** Another origin gets plain text, for which a browser asks no permission first. */
const bodyFor = (origin: string, batch: ReportBatch) => {
  const text = JSON.stringify(batch);
  return origin === window.location.origin ? new Blob([text], { type: 'application/json' }) : text;
};

/** Whatever fails in here is nobody's concern: a report must not disturb the person, and not become one itself. */
const silently =
  <T>(work: (subject: T) => void) =>
  (subject: T) => {
    try {
      work(subject);
    } catch {
      // Nothing to tell, and nobody to tell it to.
    }
  };

/**
 * Answers the function that reports an incident, and watches the web vitals. Batches go by `navigator.sendBeacon`, when
 * the tab is hidden at the latest. In a browser without it nothing is sent.
 */
export const createReporter = ({ address, openedAt, routePattern }: ReporterOptions) => {
  if (!('sendBeacon' in navigator)) return () => undefined;
  const { origin } = new URL(address, window.location.href);
  const outbox = createOutbox(
    __VERSION__,
    silently((batch: ReportBatch) => void navigator.sendBeacon(address, bodyFor(origin, batch))),
  );
  /** A boundary gets the error of a chunk as well. */
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
  // On the window, after those of web-vitals: what they tell when the tab is hidden goes with the batch.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.flush();
  });
  return silently((incident: Incident) => {
    const report = reportOf(incident);
    if (report) outbox.add(report);
  });
};
