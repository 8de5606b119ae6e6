import type { ListQuery } from './duck-types';
import { knownSort, type Ordering, type Sorting } from './sorting';

/** `sort` is there only where it is another than the list's first order. */
export type PageQuery = Required<Pick<ListQuery, 'page' | 'search'>> & Pick<ListQuery, 'sort'>;

/** A list's page, search and order as its URL tells them (R55); what makes no sense is page 1, as it comes. */
export const readQuery = (search: string, sorting?: Sorting): PageQuery => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    sort: knownSort(params.get('sort'), sorting),
  };
};

/**
 * The URL's query of a list; page 1, an empty search and the first order are not written. What a section asks besides
 * stands before it, as it is in `others`.
 */
export const writeQuery = ({ page, search, sort }: PageQuery, others = ''): string => {
  const params = new URLSearchParams(others);
  for (const own of ['page', 'search', 'sort']) params.delete(own);
  if (page > 1) params.set('page', String(page));
  if (search) params.set('search', search);
  if (sort) params.set('sort', sort);
  // A comma may stand in a query as it is, and people read these addresses.
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
};

/** No section takes a longer search (R47). */
export const MIN_SEARCH_LIMIT = 100;

/** The query of a list in which a record of this name stands. */
export const queryForName = (name: string) => writeQuery({ page: 1, search: name.slice(0, MIN_SEARCH_LIMIT) });

/** The order that a query asks for; another one is asked for from page 1. */
export const orderingOf = <Q extends Pick<PageQuery, 'page' | 'sort'>>(
  sorting: Sorting,
  query: Q,
  go: (to: Q) => void,
): Ordering => ({
  sorting,
  sort: query.sort ?? sorting.first,
  onSort: sort => go({ ...query, page: 1, sort: knownSort(sort, sorting) }),
});
