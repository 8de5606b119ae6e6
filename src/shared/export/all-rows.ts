import type { Identified, Page } from 'shared/model';

export interface RowSource<T> {
  /** Pages count from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Pick<Page<T>, 'content' | 'totalElements'>>;
  /** Rows on a page. */
  size: number;
}

/**
 * Fetches everything that a list has, page by page. After a failure it goes on from the page that failed.
 * A row that comes twice, because the list moved meanwhile, is one row.
 */
export const createRowWalk = <T extends Identified>({ fetchPage, size }: RowSource<T>) => {
  const rows = new Map<unknown, T>();
  let pagesDone = 0;
  return async (signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<Walked<T>> => {
    for (;;) {
      const { content, totalElements: total } = await fetchPage(pagesDone + 1, signal);
      signal.throwIfAborted();
      pagesDone += 1;
      content.forEach(row => rows.set(row.id ?? row, row));
      onProgress(rows.size, total);
      if (content.length === 0 || pagesDone * size >= total) return { rows: [...rows.values()], total };
    }
  };
};

export interface Walked<T> {
  rows: T[];
  /** How many the server counted last; another number than there are rows if the list changed meanwhile. */
  total: number;
}
