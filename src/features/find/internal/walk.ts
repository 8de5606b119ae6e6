import type { Identified } from 'lib/model';
import type { FindSource } from '../source';
import { AT_ONCE, firstJobs, type Job, type JobResult } from './jobs';

/** So many failures in a row mean that no request works: the rest is not tried until the user wants it. */
const FAILURES_IN_A_ROW = 5;

/** How much of a section was read. */
export interface SourceProgress {
  done: number;
  known: number;
  rows: number;
  /** The rows that the server says there are; undefined before the first page. */
  total?: number;
  /** Whether this many different rows are exactly those of the section; undefined for the parts of its rows. */
  isWhole?: (rows: number) => boolean;
}

/** Why the walk ended: everything was asked for, it was stopped, or too many requests failed. */
export type WalkEnd = 'done' | 'stopped' | 'failing';

/** Counts what was read of each source, and tells rows that arrived before. */
const createProgress = () => {
  const seen = new Map<FindSource, Set<string>>();
  const progress = new Map<FindSource, SourceProgress>();
  const of = (source: FindSource): SourceProgress => progress.get(source) ?? { done: 0, known: 0, rows: 0 };
  return {
    progress,
    begin: (jobs: readonly Job[]) =>
      jobs.forEach(({ source }) => progress.set(source, { ...of(source), known: of(source).known + 1 })),
    end: ({ source }: Job, count: number, { total, isWhole }: Pick<JobResult, 'total' | 'isWhole'>) => {
      const before = of(source);
      progress.set(source, {
        ...before,
        done: before.done + 1,
        rows: before.rows + count,
        total: total ?? before.total,
        isWhole: isWhole ?? before.isWhole,
      });
    },
    /** A row that arrives twice, because the list changed meanwhile, counts once. */
    newRows: (source: FindSource, rows: readonly Identified[]) => {
      const ids = seen.get(source) ?? new Set();
      seen.set(source, ids);
      return rows.filter(({ id }) => {
        const isNew = id === undefined || !ids.has(String(id));
        ids.add(String(id));
        return isNew;
      });
    },
  };
};

type Commit = (fresh: readonly Identified[]) => void;

export interface WalkOptions {
  sources: readonly FindSource[];
  /** What the lists of sections that are asked by name are asked for; without it, they are left out. */
  name?: string;
  /**
   * Reads the rows of one response. They are not kept. What it finds counts only once the function that it resolves to
   * is called with the rows that no other response had.
   */
  take: (source: FindSource, rows: readonly Identified[], signal: AbortSignal) => Promise<Commit>;
  /** Is called for each request that failed, before the next one is sent. It may abort the signal. */
  onFailure: (error: unknown) => unknown;
  onChange: () => void;
}

/** The jobs that wait and those that failed. Jobs that a response adds come first, so that sections end one by one. */
const createQueue = (first: readonly Job[]) => {
  let waiting = first;
  let failed: readonly Job[] = [];
  return {
    take: () => {
      const [job, ...rest] = waiting;
      waiting = rest;
      return job;
    },
    isEmpty: () => waiting.length === 0,
    first: (jobs: readonly Job[]) => {
      waiting = [...jobs, ...waiting];
    },
    fail: (job: Job) => {
      failed = [...failed, job];
    },
    failed: () => failed,
    retry: () => {
      waiting = [...failed, ...waiting];
      failed = [];
    },
  };
};

/** Runs `work` for one job after the other, several at a time, until `next` has none. */
const inParallel = (next: () => Job | undefined, work: (job: Job) => Promise<void>) =>
  new Promise<void>(resolve => {
    let running = 0;
    const pump = () => {
      for (let job = running < AT_ONCE ? next() : undefined; job; job = running < AT_ONCE ? next() : undefined) {
        running += 1;
        void work(job).then(() => {
          running -= 1;
          pump();
        });
      }
      if (running === 0) resolve();
    };
    pump();
  });

/** Sends the request of a job and takes its rows. */
const readJob = async (job: Job, signal: AbortSignal, { take }: WalkOptions) => {
  const result = await job.read(signal);
  signal.throwIfAborted();
  return { result, commit: await take(job.source, result.rows, signal) };
};

/**
 * Reads all rows of some sections, at most three requests at a time, one section after the other. A request that fails
 * is noted, and the others go on. `run` resolves when there is nothing left to read, or the signal is aborted; another
 * `run` goes on where the last one ended.
 */
export const createWalk = (options: WalkOptions) => {
  const first = firstJobs(options.sources, options.name);
  const queue = createQueue(first);
  const { progress, begin, end, newRows } = createProgress();
  begin(first);
  let inARow = 0;

  const work = async (job: Job, signal: AbortSignal) => {
    try {
      const { result, commit } = await readJob(job, signal, options);
      const fresh = newRows(job.source, result.rows);
      commit(fresh);
      inARow = 0;
      queue.first(result.more);
      begin(result.more);
      end(job, fresh.length, result);
    } catch (error) {
      if (!signal.aborted) options.onFailure(error);
      inARow += 1;
      if (signal.aborted) queue.first([job]);
      else queue.fail(job);
    }
    options.onChange();
  };
  const run = async (signal: AbortSignal): Promise<WalkEnd> => {
    inARow = 0;
    const isOver = () => signal.aborted || inARow >= FAILURES_IN_A_ROW;
    await inParallel(
      () => (isOver() ? undefined : queue.take()),
      job => work(job, signal),
    );
    if (queue.isEmpty()) return 'done';
    return signal.aborted ? 'stopped' : 'failing';
  };
  return { run, progress, failed: queue.failed, retry: queue.retry };
};

export type Walk = ReturnType<typeof createWalk>;
