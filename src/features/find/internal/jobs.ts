import { type Identified, PAGE_SIZE } from 'lib/model';
import { createTotals, firstMovedPage } from 'records/totals';
import type { FindSource } from '../source';

/** Requests at a time: the server has other users. */
export const AT_ONCE = 3;

/** Rows of a page: enough that few requests are needed, and few enough that the page is read in one frame. */
export const SIZE = 50;

/** One request, and what it was for. */
export interface Job {
  source: FindSource;
  /** The page, counted from 1; undefined for the parts of a row. */
  page?: number;
  /** The rows of each page, once the server has given one. */
  size?: number;
  read: (signal: AbortSignal) => Promise<JobResult>;
}

export interface JobResult {
  rows: readonly Identified[];
  total?: number;
  more: readonly Job[];
  /** Whether this many different rows are exactly the list as it is now, once all its pages were read. */
  isWhole?: (rows: number) => boolean;
}

/** A full page whose total is its own number of rows: the server may have left the total out. */
const hasMore = (seen: number, count: number, total: number, size: number) =>
  count > 0 && (total > seen || (count === total && count >= size));

/**
 * The pages of a source, or of what its own list finds by a name. Each one learns from the server's total whether more
 * pages follow. If the list lost rows meanwhile, the pages onto which others moved are read again. Of those, some may
 * have been asked for at the same time.
 */
const pagesOf = (source: FindSource, search?: string): Job => {
  const size = search === undefined ? SIZE : PAGE_SIZE;
  const totals = createTotals();
  let last = 1;
  let latest = 1;
  let perPage = size;
  const following = (page: number, count: number, total: number): Job[] => {
    const before = last;
    while (hasMore(last * perPage, count, total, size) && last < Math.max(page + 1, Math.ceil(total / perPage)))
      last += 1;
    return jobs(before + 1, last);
  };
  const job = (page: number): Job => ({
    source,
    page,
    size: perPage,
    read: async signal => {
      latest = Math.max(latest, page);
      const response = await source.fetchPage({ page, size, search, isWalked: true }, signal);
      const { content, totalElements: total } = response;
      // A server may give fewer rows than it is asked for.
      if (page === 1) perPage = response.size;
      const lost = totals.note(response, page);
      const moved = lost > 0 ? jobs(firstMovedPage(Math.max(1, page - AT_ONCE), lost, perPage), latest) : [];
      const more = [...partsOf(source, content), ...moved, ...following(page, content.length, total)];
      return { rows: content, total, more, isWhole: totals.isWhole };
    },
  });
  const jobs = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => job(from + at));
  return job(1);
};

const partsOf = ({ parts }: FindSource, rows: readonly Identified[]): Job[] =>
  parts
    ? rows.map(row => ({
        source: parts.source,
        read: async signal => ({ rows: await parts.read(row, signal), more: [] }),
      }))
    : [];

/**
 * The first request of each source: more follow from their responses. `name` is what the lists of sections that are
 * asked by name are asked for; without it, they are left out.
 */
export const firstJobs = (sources: readonly FindSource[], name?: string): Job[] =>
  sources.flatMap(source => {
    if (!source.isAskedByName) return [pagesOf(source)];
    return name === undefined ? [] : [pagesOf(source, name)];
  });
