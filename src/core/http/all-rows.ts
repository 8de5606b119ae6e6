import type { Identified } from 'lib/model';
import { type CountedPage, createTotals, firstMovedPage } from './totals';

interface FetchedPage<T> extends CountedPage {
  content: T[];
}

export interface RowSource<T> {
  /** Pages count from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<FetchedPage<T>>;
  /** Rows per page. */
  size: number;
  /** The most pages that are read, if fewer than 50. */
  maxPages?: number;
}

export interface Walked<T> {
  rows: T[];
  /** The total in the server's latest response. */
  total: number;
  /** The server sent a total that cannot be read: nobody knows how many rows there are. */
  isTotalUnknown: boolean;
  /** The rows are exactly those of the list. False if that is not certain, because the list changed meanwhile. */
  isWhole: boolean;
}

/** A full page whose total is its own number of rows: the server may have left the total out. */
const isTotalInDoubt = (count: number, total: number, size: number) => count === total && count >= size;

/** The pages read so far. A row that arrives twice, because the list changed meanwhile, counts once. */
const createPages = <T extends Identified>({ size }: RowSource<T>) => {
  const rows = new Map<unknown, T>();
  const totals = createTotals();
  const counts: number[] = [];
  let furthest = 0;
  return {
    rows,
    totals,
    next: () => counts.length + 1,
    /** Returns whether this was the last page. */
    add: (response: FetchedPage<T>) => {
      const { content, totalElements: total } = response;
      const known = rows.size;
      content.forEach(row => rows.set(row.id ?? row, row));
      counts.push(content.length);
      const page = counts.length;
      const lost = totals.note(response, page);
      if (lost > 0) counts.length = firstMovedPage(page, lost, counts[0] ?? 0) - 1;
      // A server that ignores the page number returns the same rows every time.
      const hasNews = rows.size > known || page <= furthest;
      furthest = Math.max(furthest, page);
      const seen = counts.reduce((sum, count) => sum + count, 0);
      return lost === 0 && (!hasNews || (seen >= total && !isTotalInDoubt(content.length, total, size)));
    },
  };
};

/**
 * Fetches a whole list, page by page, or until the sought row is found. After a failure, the next call continues with
 * the page that failed. If the list lost rows meanwhile, the pages onto which others moved are fetched again; if
 * deleted rows were fetched, the whole list once more.
 */
export const createRowWalk = <T extends Identified>(source: RowSource<T>) => {
  let pages = createPages<T>(source);
  let isSecond = false;
  return async (
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void = () => undefined,
    isSought: (row: T) => boolean = () => false,
  ): Promise<Walked<T>> => {
    for (;;) {
      const response = await source.fetchPage(pages.next(), signal);
      signal.throwIfAborted();
      const isEnd = pages.add(response);
      const { rows, totals } = pages;
      onProgress(rows.size, response.totalElements);
      const isFound = response.content.some(isSought);
      if (isEnd && !isFound && !isSecond && totals.hasDeleted(rows.size)) {
        isSecond = true;
        pages = createPages<T>(source);
      } else if (isEnd || isFound) {
        const { isTotalUnknown } = totals;
        return {
          rows: [...rows.values()],
          total: response.totalElements,
          isTotalUnknown: isTotalUnknown(),
          isWhole: totals.isWhole(rows.size),
        };
      }
    }
  };
};

/** A list could not be read to its end, so it is not known what is missing from it. */
export class IncompleteList extends Error {
  constructor() {
    super('error.invalidResponse');
  }
}

/** No more pages than this are read. For example, a search by a whole name that matches more pages is given up. */
const MAX_PAGES = 50;

const bounded = <T>({ fetchPage, size, maxPages = MAX_PAGES }: RowSource<T>): RowSource<T> => ({
  size,
  fetchPage: (page, signal) => (page > maxPages ? Promise.reject(new IncompleteList()) : fetchPage(page, signal)),
});

const neverAborted = () => new AbortController().signal;

/**
 * Returns the first row that is sought. Reading ends with the page that contains it. Returns `undefined` only after
 * the whole list was read without it.
 * @throws IncompleteList if the row was not found and some part of the list may not have been read
 */
export const findRow = async <T extends Identified>(
  source: RowSource<T>,
  isSought: (row: T) => boolean,
  signal: AbortSignal = neverAborted(),
): Promise<T | undefined> => {
  const { rows, isWhole } = await createRowWalk(bounded(source))(signal, undefined, isSought);
  const found = rows.find(isSought);
  if (!found && !isWhole) throw new IncompleteList();
  return found;
};

/**
 * All rows of a list that its screen shows without a pager.
 * @throws IncompleteList if some part of the list may not have been read
 */
export const readAllRows = async <T extends Identified>(
  source: RowSource<T>,
  signal: AbortSignal = neverAborted(),
): Promise<T[]> => {
  const { rows, isWhole } = await createRowWalk(bounded(source))(signal);
  if (!isWhole) throw new IncompleteList();
  return rows;
};
