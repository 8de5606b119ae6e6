import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useAppDispatch } from 'core/redux/hooks';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { type PageQuery, readQuery, writeQuery } from 'records/list-query';

/**
 * The query of a list, as it is in the URL, and the requests for it. `go` first requests the rows and then changes the
 * URL, because rendering the change takes longer than sending a request.
 * @param search the query part of the URL, including the section's own parameters
 */
export const useListQuery = <T extends Identified>(
  duck: Pick<Duck<T>, 'list' | 'sorting'>,
  search: string,
  replaceSearch: (search: string) => void,
) => {
  const dispatch = useAppDispatch();
  /** There is one query object per URL, so the list can check by identity whether the stored rows belong to it. */
  const queryOf = useMemo(() => {
    const known: Record<string, PageQuery> = {};
    return (at: string) => (known[at] ??= readQuery(at, duck.sorting));
  }, [duck]);
  const query = queryOf(search);
  /** The query that was requested but is not in the URL yet. */
  const underWay = useRef<PageQuery>(undefined);

  const reload = useCallback(() => dispatch(duck.list(query)), [dispatch, duck, query]);
  useEffect(() => {
    const isUnderWay = underWay.current === query;
    underWay.current = undefined;
    if (!isUnderWay) void reload();
  }, [reload, query]);

  const go = useCallback(
    (to: PageQuery) => {
      const next = writeQuery(to, search);
      if (next !== search) {
        underWay.current = queryOf(next);
        void dispatch(duck.list(underWay.current));
      }
      replaceSearch(next);
    },
    [dispatch, duck, queryOf, search, replaceSearch],
  );
  return { query, reload, go };
};
