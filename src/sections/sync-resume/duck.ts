import axios, { isAxiosError } from 'axios';
import { useSelector } from 'react-redux';
import type { Background } from 'core/http/background';
import {
  createReducer,
  type RequestAction,
  SHOWN_BY_SCREEN,
  type Status,
  SUCCESS,
  type Thunk,
  track,
} from 'core/redux/request';
import { rowMark } from 'crud/list/row-mark';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { storeSlice } from 'lib/store-slice';
import { readSyncResume, type SyncObject, type SyncResume } from './record';

export const SYNC_RESUMES_URL = '/api/sync-resumes';
const FETCH = 'syncResume/FETCH';

interface SyncResumeState {
  /** Null if nothing is pending, undefined until the server has said so. */
  pending?: SyncResume | null;
  loading: Status;
  error: unknown;
}

const initialState: SyncResumeState = { loading: 'NOOP', error: null };

const reducer = createReducer<SyncResumeState>(initialState, {
  ...track(FETCH, 'loading'),
  // The middleware leaves out a payload that is null.
  [SUCCESS(FETCH)]: (state, { payload = null }: RequestAction<SyncResume | null | undefined>) => ({
    ...state,
    loading: 'SUCCESS',
    pending: payload,
  }),
});

export const syncResume = storeSlice('syncResume', reducer);

/** What is pending now. A 404 means that nothing is (R151). */
export const readPending = async (background?: Background) => {
  try {
    return readSyncResume((await axios.get(SYNC_RESUMES_URL, background)).data);
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return null;
    throw error;
  }
};

export const fetchSyncResume =
  (background?: Background): Thunk =>
  async dispatch =>
    dispatch({ type: FETCH, payload: readPending(background), meta: SHOWN_BY_SCREEN });

/** Whether a record is pending: the latest summary lists it by its type, id and name. A failure marks none. */
export const useIsPending = (type: SyncObject['type'], row: Identified) => {
  const nameOf = (one: SyncObject) => `${one.type} ${one.id} ${one.objectName}`;
  const sought = nameOf({ type, id: row.id ?? '', objectName: nameOfRow(row) });
  return useSelector(state => {
    const { pending, loading } = syncResume.select(state);
    return loading !== 'ERROR' && pending?.syncObjects.some(one => nameOf(one) === sought);
  });
};

/** Marks the rows that are pending. */
export const pendingMark = <T extends Identified>(type: SyncObject['type']) => {
  const useIsMarked = (row: T) => useIsPending(type, row);
  return rowMark<T>('hints.pendingRelease', useIsMarked);
};
