import type { Background } from 'core/http/background';
import type { Identified, Page } from 'lib/model';
import type { ListQuery, RecordSource } from './source';
import { createTotals, firstMovedPage } from './totals';

/** What has pages to read. */
export type Paged<T extends Identified> = Pick<RecordSource<T>, 'fetchPage'>;

export interface PagesWalked {
  /** What the pages are of; their own number is left out. */
  query?: ListQuery;
  background?: Background;
  /** No more pages are read: the list then counts as one that could not be read to its end. */
  maxPages?: number;
}

export interface Walked<T> {
  rows: T[];
  /** The total in the server's latest response. */
  total: number;
  /** The server sent no total, or none that can be read: nobody knows how many rows there are. */
  isTotalUnknown: boolean;
  /** The rows are exactly those of the list. False if that is not certain, because the list changed meanwhile. */
  isWhole: boolean;
}

/** A list could not be read to its end, so it is not known what is missing from it. */
export class IncompleteList extends Error {
  constructor() {
    super('error.invalidResponse');
  }
}

/** A full page whose total is its own number of rows: the server may have left the total out. */
const isTotalInDoubt = (count: number, total: number, size: number) => count === total && count >= size;

/** The pages read so far. A row that arrives twice, because the list changed meanwhile, counts once. */
const createPages = <T extends Identified>() => {
  const rows = new Map<unknown, T>();
  const totals = createTotals();
  const counts: number[] = [];
  let furthest = 0;
  return {
    rows,
    totals,
    next: () => counts.length + 1,
    /** Returns whether this was the last page. */
    add: (response: Page<T>) => {
      const { content, totalElements: total, size } = response;
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
 * the page that failed; after the end, it returns the rows again. If the list lost rows meanwhile, the pages onto which
 * others moved are fetched again; if deleted rows were fetched, the whole list once more.
 */
export const createRowWalk = <T extends Identified>(
  source: Paged<T>,
  { query, background, maxPages = Infinity }: PagesWalked = {},
) => {
  const read = (page: number, signal: AbortSignal) => {
    if (page > maxPages) throw new IncompleteList();
    return source.fetchPage({ ...query, page, isWalked: true }, signal, background);
  };
  let pages = createPages<T>();
  let isSecond = false;
  let ended: Walked<T> | undefined;
  return async (
    signal: AbortSignal,
    onProgress: (done: number, total: number, rows: () => T[]) => void = () => undefined,
    isSought: (row: T) => boolean = () => false,
  ): Promise<Walked<T>> => {
    while (!ended) {
      const response = await read(pages.next(), signal);
      signal.throwIfAborted();
      const isEnd = pages.add(response);
      const { rows, totals } = pages;
      onProgress(rows.size, response.totalElements, () => [...rows.values()]);
      const isFound = response.content.some(isSought);
      if (isEnd && !isFound && !isSecond && totals.hasDeleted(rows.size)) {
        isSecond = true;
        pages = createPages<T>();
      } else if (isEnd || isFound) {
        const walked = {
          rows: [...rows.values()],
          total: response.totalElements,
          isTotalUnknown: totals.isTotalUnknown(),
          isWhole: totals.isWhole(rows.size),
        };
        if (isFound) return walked;
        ended = walked;
      }
    }
    return ended;
  };
};

/** The most pages of a list without a pager, and of a search by a whole name: one that matches more is given up. */
export const MAX_PAGES = 50;

/**
 * All rows of a list that its screen shows without a pager.
 * @throws IncompleteList if some part of the list may not have been read
 */
export const readAllRows = async <T extends Identified>(
  source: Paged<T>,
  {
    signal = new AbortController().signal,
    maxPages = MAX_PAGES,
    ...options
  }: PagesWalked & { signal?: AbortSignal } = {},
): Promise<T[]> => {
  const { rows, isWhole } = await createRowWalk(source, { ...options, maxPages })(signal);
  if (!isWhole) throw new IncompleteList();
  return rows;
};
