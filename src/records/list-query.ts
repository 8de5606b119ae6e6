import { knownSort, type Ordering, type Sorting } from 'lib/sorting';
import { cutTo, trimmed, withLetters } from 'lib/text';
import type { CrudState, ListQuery } from './source';

/** `sort` is set only if it differs from the list's first order. */
export type PageQuery = Required<Pick<ListQuery, 'page' | 'search'>> & Pick<ListQuery, 'sort'>;

/** Whether two queries ask for the same page. */
export const isSameQuery = (one: ListQuery, other: ListQuery) =>
  one.page === other.page && one.search === other.search && one.sort === other.sort && one.size === other.size;

/** Whether the rows of the list in the store are those of this query, as the server gave them. */
export const isListed = <T>({ listing, query: listed }: CrudState<T>, query: ListQuery) =>
  listing === 'SUCCESS' && listed !== null && isSameQuery(listed, query);

/** Reads a list's page, search and order from its URL (R55). Invalid values become page 1 and the first order. */
export const readQuery = (search: string, sorting?: Sorting): PageQuery => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: withLetters(trimmed(params.get('search') ?? '')),
    sort: knownSort(params.get('sort'), sorting),
  };
};

/**
 * The URL query of a list; page 1, an empty search and the first order are not written. Other parameters of the
 * section come first, as they are in `others`.
 */
export const writeQuery = ({ page, search, sort }: PageQuery, others = ''): string => {
  const params = new URLSearchParams(others);
  for (const own of ['page', 'search', 'sort']) params.delete(own);
  if (page > 1) params.set('page', String(page));
  if (search) params.set('search', search);
  if (sort) params.set('sort', sort);
  // A comma is allowed in a query, and people read these addresses.
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
};

/** The smallest search limit in characters: every list that can be searched accepts a search of this length (R47). */
export const MIN_SEARCH_LIMIT = 100;

/** The search by which every list finds a record of this name. */
export const searchFor = (name: string) => cutTo(name, MIN_SEARCH_LIMIT);

/** The query of a list that contains a record of this name. */
export const queryForName = (name: string) => writeQuery({ page: 1, search: searchFor(name) });

/** The current order of a query; another order is requested from page 1. */
export const orderingOf = <Q extends Pick<PageQuery, 'page' | 'sort'>>(
  sorting: Sorting,
  query: Q,
  go: (to: Q) => void,
  refused?: readonly string[],
): Ordering => ({
  sorting,
  refused,
  sort: query.sort ?? sorting.first,
  onSort: sort => go({ ...query, page: 1, sort: knownSort(sort, sorting) }),
});
