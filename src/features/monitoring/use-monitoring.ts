import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import { administration } from './administration.duck';

/** Requests the management endpoints when the page opens and when it is refreshed. `load` must keep its identity. */
export const useMonitoring = (load: () => Thunk) => {
  const dispatch = useAppDispatch();
  const state = useSelector(administration.select);
  const [result, setResult] = useState<'waiting' | 'answered' | 'failed'>('waiting');

  const refresh = useCallback(async () => {
    setResult((await dispatch(load())).worked ? 'answered' : 'failed');
  }, [dispatch, load]);
  useEffect(() => void refresh(), [refresh]);

  const { loading, errorMessage } = state;
  return {
    ...state,
    /** What the page shows about its request. */
    request: {
      loading,
      errorMessage,
      failed: result === 'failed',
      isFirst: result === 'waiting',
      onRefresh: refresh,
    },
  };
};
