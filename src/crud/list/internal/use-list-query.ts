import { useCallback, useEffect, useMemo } from 'react';
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
  duck: Pick<Duck<T>, 'list' | 'prefetch' | 'sorting'>,
  search: string,
  replaceSearch: (search: string) => void,
) => {
  const dispatch = useAppDispatch();
  const query = useMemo(() => readQuery(search, duck.sorting), [search, duck]);

  const reload = useCallback(() => dispatch(duck.list(query)), [dispatch, duck, query]);
  useEffect(() => void reload(), [reload]);

  const go = useCallback(
    (to: PageQuery) => {
      const next = writeQuery(to, search);
      if (next !== search) void dispatch(duck.prefetch(readQuery(next, duck.sorting), {}));
      replaceSearch(next);
    },
    [dispatch, duck, search, replaceSearch],
  );
  return { query, reload, go };
};
