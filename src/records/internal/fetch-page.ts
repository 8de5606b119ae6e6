import axios from 'axios';
import { type Background } from 'core/http/background';
import { readPage, type SentPage } from 'core/responses/responses';
import type { Page } from 'lib/model';
import { propertyOf, type Sorting } from 'lib/sorting';
import { trimmed } from 'lib/text';
import { learned } from '../learned';
import type { ListQuery } from '../source';
import { mayRefuseOrder } from './refused-order';

/** A page, counted from 1, and the rows of a full one. */
type Asked = Required<Pick<ListQuery, 'page' | 'size'>>;

interface PageOptions<T> {
  listUrl: string;
  searchParam: string;
  pageSize: number;
  sorting: Pick<Sorting, 'first'> | undefined;
  decode: (wire: T) => T;
}

/** The rows of a full page, from the rows of this page: with others after it, or as the last one. */
const workedOutSize = (length: number, total: number, { page, size }: Asked) => {
  const seen = (page - 1) * size + length;
  if (length === 0 || seen === total) return size;
  const ofOthers = seen < total ? length : (total - length) / (page - 1);
  return Number.isInteger(ofOthers) && ofOthers >= length ? ofOthers : size;
};

/**
 * The rows of a full page (F176). A server may give fewer than it is asked for, or more. One that gives all rows at
 * once has no pages: they are made here.
 */
const sizeOf = <T>({ content: { length }, saidSize, totalElements, isTotalUnknown }: SentPage<T>, asked: Asked) => {
  const isWhole = length >= totalElements && saidSize === length;
  if (length > asked.size) return saidSize === undefined || saidSize < length || isWhole ? asked.size : saidSize;
  if (saidSize !== undefined) return Math.max(length, Math.min(saidSize, asked.size));
  return isTotalUnknown ? asked.size : workedOutSize(length, totalElements, asked);
};

/** The rows of one page, also if the server ignores the size and returns all rows. */
const rowsOf = <T>({ content, totalElements }: Page<T>, page: number, size: number): T[] => {
  if (content.length <= size) return content;
  const start = content.length >= totalElements ? (page - 1) * size : 0;
  return content.slice(start, start + size);
};

/** A total that the server left out is at least what was seen so far. After a full page there may be one row more. */
const totalOf = <T>({ content: { length }, totalElements, isTotalUnknown, isLast }: SentPage<T>, query: Asked) => {
  const { page, size } = query;
  if (!isTotalUnknown || length > size) return { totalElements };
  const seen = (page - 1) * size + length;
  const hasMore = isLast === undefined ? length === size : !isLast;
  return hasMore ? { totalElements: seen + 1, isTotalUnknown } : { totalElements: seen };
};

const asAsked = <T>(sent: SentPage<T>, asked: Asked): Page<T> => {
  const size = sizeOf(sent, asked);
  const total = totalOf(sent, { ...asked, size });
  return { content: rowsOf({ ...sent, ...total }, asked.page, size), size, ...total };
};

/** The server has refused to sort a list by this property, in this session. */
const refusal = (listUrl: string, order: string) => `${listUrl} not sorted by ${propertyOf(order)}`;

/** Without it, a database may give one of equal rows on two pages, and another one on none. */
const STABLE = 'id,asc';

/** The orders of a list, the first one before the others. */
const ordersOf = ({ sort, isWalked }: ListQuery): string[] => {
  const wanted = sort ? [sort] : [];
  return isWalked && !wanted.some(order => propertyOf(order) === propertyOf(STABLE)) ? [...wanted, STABLE] : wanted;
};

/**
 * Reads one page of a list from the server, in the order of the query or else the list's first one. If the server has
 * refused that order, the page names it.
 */
export const createFetchPage =
  <T>({ listUrl, searchParam, pageSize, sorting, decode }: PageOptions<T>) =>
  async (query: ListQuery = {}, signal?: AbortSignal, background: Background = {}): Promise<Page<T>> => {
    const { page = 1, size = pageSize, search, sort = sorting?.first } = query;
    const sought = trimmed(search ?? '') || undefined;
    const isRefused = (order: string) => learned.has(refusal(listUrl, order));
    const wanted = ordersOf({ ...query, sort });
    const orders = wanted.filter(order => !isRefused(order));
    // A page without its order is not what its list asks for first.
    const { firstAt, ...later } = background;
    const first = { ...later, firstAt: orders.length === wanted.length ? firstAt : undefined };
    const ask = async (sorts: readonly string[], sent: Background = later): Promise<Page<T>> => {
      const params = { size, page: page - 1, sort: sorts.length > 1 ? sorts : sorts[0], [searchParam]: sought };
      const { data, headers } = await axios.get(listUrl, { params, signal, ...sent });
      return asAsked(readPage<T>(data, headers['x-total-count']), { page, size });
    };
    const response = await ask(orders, first).catch(async (error: unknown) => {
      if (orders.length === 0 || !mayRefuseOrder(error)) throw error;
      const { askAfterRefusal } = await import('./in-order').catch(() => Promise.reject(error));
      return askAfterRefusal(ask, orders, error, order => learned.add(refusal(listUrl, order)));
    });
    return {
      ...response,
      content: response.content.map(decode),
      ...(sort && isRefused(sort) && { refusedOrder: propertyOf(sort) }),
    };
  };
