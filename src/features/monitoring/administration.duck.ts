import axios from 'axios';
import type { Background } from 'core/http/background';
import {
  createReducer,
  FAILURE,
  type Handlers,
  REQUEST,
  type RequestAction,
  SHOWN_BY_SCREEN,
  SUCCESS,
  type Thunk,
} from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

/** JHipster's administration module: the latest response for each monitoring page, as received. */
export const ACTION_TYPES = {
  FETCH_LOGS: 'administration/FETCH_LOGS',
  FETCH_LOGS_CHANGE_LEVEL: 'administration/FETCH_LOGS_CHANGE_LEVEL',
  FETCH_HEALTH: 'administration/FETCH_HEALTH',
  FETCH_METRICS: 'administration/FETCH_METRICS',
  FETCH_THREAD_DUMP: 'administration/FETCH_THREAD_DUMP',
  FETCH_CONFIGURATIONS: 'administration/FETCH_CONFIGURATIONS',
  FETCH_ENV: 'administration/FETCH_ENV',
  FETCH_GATEWAY_ROUTE: 'administration/FETCH_GATEWAY_ROUTE',
};

export interface AdministrationState {
  readonly loading: boolean;
  readonly errorMessage: unknown;
  readonly logs: { loggers: unknown };
  readonly health: unknown;
  readonly metrics: unknown;
  readonly threadDump: unknown;
  readonly configuration: { configProps: unknown; env: unknown };
  readonly gateway: { routes: unknown };
}

const initialState: AdministrationState = {
  loading: false,
  errorMessage: null,
  logs: { loggers: [] },
  health: {},
  metrics: {},
  threadDump: [],
  configuration: { configProps: {}, env: {} },
  gateway: { routes: [] },
};

interface Response {
  data: unknown;
}

/** The handlers of one read request. `put` returns how its response changes the state. */
const read = (
  type: string,
  put: (state: AdministrationState, response: Response) => Partial<AdministrationState>,
): Handlers<AdministrationState> => ({
  [REQUEST(type)]: state => ({ ...state, loading: true, errorMessage: null }),
  [FAILURE(type)]: (state, { payload }: RequestAction) => ({ ...state, loading: false, errorMessage: payload }),
  [SUCCESS(type)]: (state, { payload }: RequestAction<Response>) => ({
    ...state,
    ...put(state, payload),
    loading: false,
  }),
});

const reducer = createReducer<AdministrationState>(initialState, {
  ...read(ACTION_TYPES.FETCH_LOGS, (_state, { data }) => ({ logs: { loggers: data } })),
  ...read(ACTION_TYPES.FETCH_HEALTH, (_state, { data }) => ({ health: data })),
  ...read(ACTION_TYPES.FETCH_METRICS, (_state, { data }) => ({ metrics: data })),
  ...read(ACTION_TYPES.FETCH_THREAD_DUMP, (_state, { data }) => ({ threadDump: data })),
  ...read(ACTION_TYPES.FETCH_CONFIGURATIONS, ({ configuration }, { data }) => ({
    configuration: { ...configuration, configProps: data },
  })),
  ...read(ACTION_TYPES.FETCH_ENV, ({ configuration }, { data }) => ({
    configuration: { ...configuration, env: data },
  })),
  ...read(ACTION_TYPES.FETCH_GATEWAY_ROUTE, (_state, { data }) => ({ gateway: { routes: data } })),
});

export const administration = storeSlice('administration', reducer);

/** Fetches the data of a page into the store. */
export const readIntoStore =
  (type: string, url: string, background?: Background): Thunk =>
  async dispatch =>
    dispatch({ type, payload: axios.get(url, background), meta: SHOWN_BY_SCREEN });

/** In the background if the user did not request it: a backend without a gateway lacks this endpoint or refuses it. */
export const gatewayRoutes = (background?: Background) =>
  readIntoStore(ACTION_TYPES.FETCH_GATEWAY_ROUTE, '/api/gateway/routes', background);
