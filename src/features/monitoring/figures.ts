import type { NamedCount, Timing } from './metrics';
import { type Thread, THREAD_STATES } from './read-threads';
import { sortTimings } from './sort-timings';
import { termOf } from './terms';

/** How many calls are in view without opening the whole table. */
const SLOWEST = 5;

/** The calls that take longest on average, among those that were made. */
export const slowestOf = (timings: readonly Timing[]): readonly Timing[] =>
  sortTimings(
    timings.filter(({ count, mean }) => count > 0 && mean !== undefined),
    'mean,desc',
  ).slice(0, SLOWEST);

const isState = ({ name }: NamedCount) =>
  THREAD_STATES.some(state => termOf('threads', state) === termOf('threads', name));

/** The threads by state as the server counts them, or as they are in its thread dump (JHipster 6). */
export const threadsByState = (counts: readonly NamedCount[], threads: readonly Thread[]): NamedCount[] => {
  if (threads.length === 0 || counts.some(isState)) return [...counts];
  const counted = THREAD_STATES.map(name => ({ name, count: threads.filter(({ state }) => state === name).length }));
  return [...counted, ...counts];
};

export type Severity = 'failed' | 'refused' | 'fine';
const SEVERITIES: readonly Severity[] = ['failed', 'refused', 'fine'];

/** What a response code says: the server failed, it refused the call, or all is well. */
export const severityOf = (code: string): Severity => {
  if (/^5\d\d$|^serverError$/.test(code)) return 'failed';
  return /^4\d\d$|^badRequest$|^notFound$/.test(code) ? 'refused' : 'fine';
};

/** Failures first, then refusals, each in the server's order. */
export const bySeverity = (responses: readonly Timing[]): Timing[] =>
  SEVERITIES.flatMap(severity => responses.filter(({ name }) => severityOf(name) === severity));
