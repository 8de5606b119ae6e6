import axios from 'axios';
import { type Background } from 'core/http/background';
import { readPage } from 'core/http/responses';
import type { Page } from 'lib/model';
import type { ListQuery } from './duck-types';

interface PageSource<T> {
  listUrl: string;
  searchParam: string;
  pageSize: number;
  firstSort: string | undefined;
  decode: (wire: T) => T;
}

/** The rows of one page, also if the server ignores the size and returns all rows. */
const rowsOf = <T>({ content, totalElements }: Page<T>, page: number, size: number): T[] => {
  if (content.length <= size) return content;
  const start = content.length >= totalElements ? (page - 1) * size : 0;
  return content.slice(start, start + size);
};

/** Reads one page of a list from the server. */
export const createFetchPage =
  <T>({ listUrl, searchParam, pageSize, firstSort, decode }: PageSource<T>) =>
  async (query: ListQuery = {}, signal?: AbortSignal, background: Background = {}): Promise<Page<T>> => {
    const { page = 1, size = pageSize, search, sort = firstSort } = query;
    const params = { size, page: page - 1, sort, [searchParam]: search || undefined };
    const { data, headers } = await axios.get(listUrl, { params, signal, ...background });
    const response = readPage<T>(data, headers['x-total-count']);
    return { ...response, content: rowsOf(response, page, size).map(decode) };
  };
