import axios from 'axios';
import {
  createReducer,
  type RequestAction,
  SHOWN_BY_SCREEN,
  type Status,
  SUCCESS,
  type Thunk,
  track,
} from 'core/redux/request';
import { readRecord } from 'core/responses/responses';
import { storeSlice } from 'lib/store-slice';
import type { Figure } from './figures';

const FETCH = 'userApplicationAnalytics/FETCH';

export interface AnalyticsState {
  loading: Status;
  figures: readonly Figure[];
  error: unknown;
}

const initialState: AnalyticsState = { loading: 'NOOP', figures: [], error: null };

const reducer = createReducer<AnalyticsState>(initialState, {
  ...track<AnalyticsState>(FETCH, 'loading'),
  [SUCCESS(FETCH)]: (_state, { payload }: RequestAction<readonly Figure[]>) => ({
    loading: 'SUCCESS',
    figures: payload,
    error: null,
  }),
});

export const analytics = storeSlice('userApplicationAnalytics', reducer);

const fetchFigures = async () => {
  // Loaded in parallel with the figures, so that no other list has to load it.
  const [{ data }, { readFigures }] = await Promise.all([
    axios.get<unknown>('/api/account/user-application-analyzes'),
    import('./read-figures'),
  ]);
  return readFigures(readRecord(data));
};

/** The figures about the customers (R132). Their block shows a failure itself. */
export const fetchAnalytics = (): Thunk => async dispatch =>
  dispatch({ type: FETCH, payload: fetchFigures(), meta: SHOWN_BY_SCREEN });
