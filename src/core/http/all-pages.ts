import type { Identified } from 'lib/model';
import { readAllRows } from './all-rows';
import { isRecord, readMany, readPage } from './responses';

/** Which page is asked for, from 0, and how many rows it holds; nothing in the first question. */
export interface PageParams {
  page?: number;
  size?: number;
}

const isPartial = (data: unknown) => {
  if (!isRecord(data) || !Array.isArray(data.content)) return false;
  return data.last === false || readPage(data).totalElements > data.content.length;
};

/**
 * All rows of a call that answers one object, an array or a page. Of a page the others are asked for, to the end.
 * @throws IncompleteList if some part of the list may not have been read
 */
export const readAllPages = async <T extends Identified>(
  ask: (params: PageParams) => Promise<unknown>,
): Promise<T[]> => {
  const first = await ask({});
  if (!isPartial(first)) return readMany<T>(first);
  const { content, size } = readPage<T>(first);
  const rowsOnPage = Math.min(size, content.length);
  return readAllRows<T>({
    size: rowsOnPage,
    fetchPage: async page => readPage<T>(page === 1 ? first : await ask({ page: page - 1, size: rowsOnPage })),
  });
};
