import { readMany, readPage } from 'core/responses/responses';
import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';

/** The requested page, counted from 0, and its number of rows. The first request sends neither. */
export interface PageParams {
  page?: number;
  size?: number;
}

const isPartial = (data: unknown) => {
  if (!isPlainObject(data) || !Array.isArray(data.content)) return false;
  return data.last === false || readPage(data).totalElements > data.content.length;
};

/**
 * Returns all rows of a call whose response is one object, an array or a page. If it is a page, the other pages are
 * fetched too, to the end.
 * @throws IncompleteList if some part of the list may not have been read
 */
export const readAllPages = async <T extends Identified>(
  ask: (params: PageParams) => Promise<unknown>,
): Promise<T[]> => {
  const first = await ask({});
  if (!isPartial(first)) return readMany<T>(first);
  const { content, size } = readPage<T>(first);
  const rowsOnPage = Math.min(size, content.length);
  // Most answers are whole: no list needs this code at the start.
  const { readAllRows } = await import('./walk');
  return readAllRows<T>({
    fetchPage: async ({ page = 1 } = {}) =>
      readPage<T>(page === 1 ? first : await ask({ page: page - 1, size: rowsOnPage })),
  });
};
