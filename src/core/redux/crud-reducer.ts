import { emptyPage, type Page } from 'lib/model';
import { isPlainObject } from 'lib/records/parts';
import type { CrudState, ListQuery } from './duck-types';
import { createReducer, FAILURE, REQUEST, SUCCESS, track, type RequestAction } from './request';

/** The types of a duck's actions. */
export interface CrudTypes {
  LIST: string;
  SAVE: string;
  REMOVE: string;
  RESET: string;
}

/** The `meta` of a list request's action. */
interface ListMeta {
  query: ListQuery;
}

const initialState: CrudState<never> = {
  page: emptyPage,
  query: null,
  listing: 'NOOP',
  saving: 'NOOP',
  removing: 'NOOP',
  saved: null,
  error: null,
};

/** How the requests of one resource change its part of the store. */
export const createCrudReducer = <T extends object>({ LIST, SAVE, REMOVE, RESET }: CrudTypes, decode: (wire: T) => T) =>
  createReducer<CrudState<T>>(initialState, {
    ...track(SAVE, 'saving'),
    ...track(REMOVE, 'removing'),
    [REQUEST(LIST)]: (state, { meta: { query } }: RequestAction<undefined, ListMeta>) => ({
      ...state,
      listing: 'ONGOING',
      error: null,
      query,
    }),
    [SUCCESS(LIST)]: (state, { payload, meta }: RequestAction<Page<T>, ListMeta>) =>
      meta.query === state.query ? { ...state, listing: 'SUCCESS', page: payload } : state,
    [FAILURE(LIST)]: (state, { payload, meta }: RequestAction<unknown, ListMeta>) =>
      meta.query === state.query ? { ...state, listing: 'ERROR', error: payload } : state,
    [SUCCESS(SAVE)]: (state, { payload }: RequestAction<{ data: T }>) => ({
      ...state,
      saving: 'SUCCESS',
      saved: isPlainObject(payload.data) ? decode(payload.data) : null,
    }),
    [RESET]: ({ page, query, listing }) => ({ ...initialState, page, query, listing }),
  });
