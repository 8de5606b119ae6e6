import { createReducer, FAILURE, REQUEST, type RequestAction, SUCCESS } from 'core/redux/request';
import { emptyPage, type Id, type Identified, type Page } from 'lib/model';
import { isSameQuery } from '../list-query';
import type { CrudState, ListQuery } from '../source';

/** The types of a duck's actions. */
export interface CrudTypes {
  LIST: string;
  READ: string;
  SAVE: string;
  REMOVE: string;
  STORED: string;
}

/** The `meta` of the action of a request for a page. */
interface PageMeta {
  query: ListQuery;
}

/** Tells which record was stored: what was sent, with what the server added; and the id that was sent. */
interface StoredAction<T> {
  record: T;
  id: Id | undefined;
}

const initialState: CrudState<never> = {
  page: emptyPage,
  read: null,
  savedIds: [],
  query: null,
  listing: 'NOOP',
  refusedOrders: [],
  saved: null,
  error: null,
};

/**
 * Puts a stored record into its row. The rows stay visible until the list has been read again. With older data in them,
 * a form would open with what the user has just replaced, and a row's button would send it.
 */
const withStored = <T extends Identified>(page: Page<T>, { record, id }: StoredAction<T>): Page<T> =>
  page.content.some(row => row.id !== undefined && row.id === id)
    ? { ...page, content: page.content.map(row => (row.id === id ? { ...row, ...record } : row)) }
    : page;

const withRefused = <T>(state: CrudState<T>, { refusedOrder }: Page<T>): CrudState<T> => {
  const { refusedOrders: known } = state;
  if (refusedOrder === undefined || known.includes(refusedOrder)) return state;
  return { ...state, refusedOrders: [...known, refusedOrder] };
};

const withSaved = (ids: readonly Id[], { id }: Identified) => (id === undefined ? ids : [...ids, id]);

/** Every page that was read before the list is older than the list. */
const NEWLY_LISTED = { listing: 'SUCCESS', read: null, savedIds: [] } as const;

/** How the list and the saved records of one resource change its part of the store. */
export const createCrudReducer = <T extends Identified>({ LIST, READ, STORED }: CrudTypes, size: number) =>
  createReducer<CrudState<T>>(
    { ...initialState, page: { ...emptyPage, size } },
    {
      [REQUEST(LIST)]: (state, { meta: { query } }: RequestAction<undefined, PageMeta>) => ({
        ...state,
        listing: 'ONGOING',
        error: null,
        query,
      }),
      [SUCCESS(LIST)]: (state, { payload, meta }: RequestAction<Page<T>, PageMeta>) =>
        meta.query === state.query ? { ...withRefused(state, payload), ...NEWLY_LISTED, page: payload } : state,
      [FAILURE(LIST)]: (state, { payload, meta }: RequestAction<unknown, PageMeta>) =>
        meta.query === state.query ? { ...state, listing: 'ERROR', error: payload } : state,
      [SUCCESS(READ)]: (state, { payload, meta: { query } }: RequestAction<Page<T>, PageMeta>) => ({
        ...withRefused(state, payload),
        ...(state.query && isSameQuery(query, state.query) ? { page: payload } : { read: { query, page: payload } }),
        savedIds: state.savedIds.filter(saved => !payload.content.some(({ id }) => id === saved)),
      }),
      [STORED]: (state, action: StoredAction<T>) => ({
        ...state,
        page: withStored(state.page, action),
        saved: action.record,
        savedIds: withSaved(state.savedIds, action.record),
      }),
    },
  );
