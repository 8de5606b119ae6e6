import type { Identified, Page } from 'lib/model';

export interface RowSource<T> {
  /** Pages count from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Pick<Page<T>, 'content' | 'totalElements'>>;
  /** Rows per page. */
  size: number;
  /** The most pages that are read, if fewer than 50. */
  maxPages?: number;
}

export interface Walked<T> {
  rows: T[];
  /** The total in the server's latest response. It differs from the number of rows if the list changed meanwhile. */
  total: number;
  /** All rows were read, and the list did not change meanwhile. */
  isWhole: boolean;
}

/** A full page whose total is its own number of rows: the server may have left the total out. */
const isTotalInDoubt = (count: number, total: number, size: number) => count === total && count >= size;

/**
 * Fetches a whole list, page by page, or until the sought row is found. After a failure, the next call continues with
 * the page that failed. A row that arrives twice, because the list changed meanwhile, counts once.
 */
export const createRowWalk = <T extends Identified>({ fetchPage, size }: RowSource<T>) => {
  const rows = new Map<unknown, T>();
  const totals = new Set<number>();
  let pagesDone = 0;
  let seen = 0;
  return async (
    signal: AbortSignal,
    onProgress: (done: number, total: number) => void = () => undefined,
    isSought: (row: T) => boolean = () => false,
  ): Promise<Walked<T>> => {
    for (;;) {
      const { content, totalElements: total } = await fetchPage(pagesDone + 1, signal);
      signal.throwIfAborted();
      const known = rows.size;
      pagesDone += 1;
      seen += content.length;
      totals.add(total);
      content.forEach(row => rows.set(row.id ?? row, row));
      onProgress(rows.size, total);
      // A server that ignores the page number returns the same rows every time.
      const hasNews = rows.size > known;
      const isEnd = !hasNews || (seen >= total && !isTotalInDoubt(content.length, total, size));
      if (isEnd || content.some(isSought))
        return { rows: [...rows.values()], total, isWhole: totals.size === 1 && rows.size === total };
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
