import axios, { type AxiosResponse } from 'axios';
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

/** The reads of JHipster's administration module. */
const READS = ['logs', 'health', 'metrics', 'threadDump', 'configProps', 'env', 'routes'] as const;

export type Read = (typeof READS)[number];

/**
 * The latest answer to each read, as received; null if none came, undefined before. `loading` is that of the latest
 * request.
 */
export type AdministrationState = { readonly loading: boolean } & { readonly [R in Read]?: unknown };

const typeOf = (read: Read) => `administration/${read}`;

const handlersOf = (read: Read): Handlers<AdministrationState> => ({
  [REQUEST(typeOf(read))]: state => ({ ...state, loading: true }),
  [FAILURE(typeOf(read))]: state => ({ ...state, loading: false, [read]: state[read] ?? null }),
  [SUCCESS(typeOf(read))]: (state, { payload }: RequestAction<AxiosResponse<unknown>>) => ({
    ...state,
    loading: false,
    [read]: payload.data,
  }),
});

export const administration = storeSlice(
  'administration',
  createReducer<AdministrationState>({ loading: false }, Object.assign({}, ...READS.map(handlersOf))),
);

/** Puts the answer to a read into the store. */
export const readIntoStore =
  (read: Read, request: () => Promise<AxiosResponse<unknown>>): Thunk =>
  async dispatch =>
    dispatch({ type: typeOf(read), payload: request(), meta: SHOWN_BY_SCREEN });

/** In the background if the user did not request it: a backend without a gateway lacks this endpoint or refuses it. */
export const gatewayRoutes = (background?: Background) =>
  readIntoStore('routes', () => axios.get('/api/gateway/routes', background));
