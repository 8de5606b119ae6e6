import axios, { isAxiosError } from 'axios';
import type { Background } from 'core/http/background';
import {
  createReducer,
  FAILURE,
  type RequestAction,
  SHOWN_BY_SCREEN,
  type Status,
  SUCCESS,
  type Thunk,
  track,
} from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';
import { readSyncResume, type SyncResume } from './record';

export const SYNC_RESUMES_URL = '/api/sync-resumes';
const FETCH = 'syncResume/FETCH';
export const RELEASE = 'syncResume/RELEASE';

interface SyncResumeState {
  /** Null if nothing is pending, undefined until the server has said so. */
  pending?: SyncResume | null;
  loading: Status;
  releasing: Status;
  error: unknown;
}

const initialState: SyncResumeState = { loading: 'NOOP', releasing: 'NOOP', error: null };

const reducer = createReducer<SyncResumeState>(initialState, {
  ...track(FETCH, 'loading'),
  ...track(RELEASE, 'releasing'),
  // The middleware leaves out a payload that is null.
  [SUCCESS(FETCH)]: (state, { payload = null }: RequestAction<SyncResume | null | undefined>) => ({
    ...state,
    loading: 'SUCCESS',
    pending: payload,
  }),
  [FAILURE(FETCH)]: (state, { payload }: RequestAction) => ({
    ...state,
    loading: 'ERROR',
    error: payload,
    pending: state.pending ?? null,
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
