import axios, { isAxiosError } from 'axios';
import { type Background } from 'core/http/background';
import { readPage } from 'core/responses/responses';
import type { Page } from 'lib/model';
import { propertyOf, type Sorting } from 'lib/sorting';
import { trimmed } from 'lib/text';
import type { ListQuery } from './duck-types';

interface PageSource<T> {
  listUrl: string;
  searchParam: string;
  pageSize: number;
  sorting: Pick<Sorting, 'first'> | undefined;
  decode: (wire: T) => T;
}

/** The rows of one page, also if the server ignores the size and returns all rows. */
const rowsOf = <T>({ content, totalElements }: Page<T>, page: number, size: number): T[] => {
  if (content.length <= size) return content;
  const start = content.length >= totalElements ? (page - 1) * size : 0;
  return content.slice(start, start + size);
};

/** A total that cannot be read is at least what was seen so far. After a full page there may be one row more. */
const withTotal = <T>(response: Page<T>, page: number, size: number): Page<T> => {
  if (!response.isTotalUnknown) return response;
  const seen = (page - 1) * size + response.content.length;
  const isFull = response.content.length >= size;
  return { ...response, totalElements: isFull ? seen + 1 : seen, isTotalUnknown: isFull };
};

const mayRefuseOrder = (error: unknown) => isAxiosError(error) && [400, 500].includes(error.response?.status ?? 0);

/**
 * Asks for a page in an order. A server that does not know the order refuses the whole list (400 or 500). So the page
 * is asked for without one. If that works and the order is refused a second time, the page names the refused order.
 */
const askInOrder = async <R extends object>(ask: (sort?: string) => Promise<R>, sort: string | undefined) => {
  try {
    return await ask(sort);
  } catch (error) {
    if (!sort || !mayRefuseOrder(error)) throw error;
    const unordered = await ask().catch(() => Promise.reject(error));
    return ask(sort).catch((again: unknown) => {
      if (mayRefuseOrder(again)) return { ...unordered, refusedOrder: propertyOf(sort) };
      throw again;
    });
  }
};

/** Reads one page of a list from the server. An empty `sort` asks for no order. */
export const createFetchPage =
  <T>({ listUrl, searchParam, pageSize, sorting, decode }: PageSource<T>) =>
  async (query: ListQuery = {}, signal?: AbortSignal, background: Background = {}): Promise<Page<T>> => {
    const { page = 1, size = pageSize, search, sort = sorting?.first } = query;
    const sought = trimmed(search ?? '') || undefined;
    const ask = async (order?: string): Promise<Page<T>> => {
      const params = { size, page: page - 1, sort: order || undefined, [searchParam]: sought };
      const { data, headers } = await axios.get(listUrl, { params, signal, ...background });
      return withTotal(readPage<T>(data, headers['x-total-count']), page, size);
    };
    const response = await askInOrder(ask, sort);
    return { ...response, content: rowsOf(response, page, size).map(decode) };
  };
