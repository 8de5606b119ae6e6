import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import { administration } from './administration.duck';

/**
 * Makes the reads of a monitoring page, all at once, when it opens and when it is refreshed. `reads` must keep its
 * identity. `results` has the result of each read, and is empty until all have ended for the first time.
 */
export const useMonitoring = (reads: readonly (() => Thunk)[]) => {
  const dispatch = useAppDispatch();
  const state = useSelector(administration.select);
  const [results, setResults] = useState<readonly Attempt[]>([]);
  const [isReading, setReading] = useState(true);

  const refresh = useCallback(async () => {
    setReading(true);
    setResults(await Promise.all(reads.map(read => dispatch(read()))));
    setReading(false);
  }, [dispatch, reads]);
  useEffect(() => void refresh(), [refresh]);

  return {
    ...state,
    results,
    /** What the page shows about its reads as a whole. */
    request: {
      loading: isReading || state.loading,
      error: results[0]?.error,
      failed: results.length > 0 && !results.some(({ worked }) => worked),
      isFirst: results.length === 0,
      onRefresh: () => void refresh(),
    },
  };
};
