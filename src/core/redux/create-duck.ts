import axios from 'axios';
import type { CrudState, DuckOptions, ListQuery } from './duck-types';
import { createPrefetch } from './prefetch';
import { storeSlice } from './store-slice';
import { readPage } from 'core/http/responses';
import { type Background } from 'core/http/background';
import { asLookup } from 'core/http/lookup-failed';
import { pathSegment } from 'core/http/path-segment';
import { emptyPage, PAGE_SIZE, type Identified, type Named, type Page } from 'lib/model';
import { isPlainObject, text } from 'lib/records/parts';
import { giveBack, readShape, type AnyShape } from 'lib/records/shape';
import {
  createReducer,
  FAILURE,
  REQUEST,
  SUCCESS,
  SHOWN_BY_SCREEN,
  track,
  type Handlers,
  type RequestAction,
  type Thunk,
} from './request';

/** What the action of a list's request notes. */
interface ListMeta {
  query: ListQuery;
}

/** The rows of one page, also where the server ignores the size and answers all it has. */
const rowsOf = <T>({ content, totalElements }: Page<T>, page: number, size: number): T[] => {
  if (content.length <= size) return content;
  const start = content.length >= totalElements ? (page - 1) * size : 0;
  return content.slice(start, start + size);
};

const NAMED = { name: text };

const initialState: CrudState<never> = {
  page: emptyPage,
  asked: null,
  listing: 'NOOP',
  saving: 'NOOP',
  removing: 'NOOP',
  saved: null,
  error: null,
};

/** Actions, reducer and thunks of one CRUD resource (R62): GET list, POST without id, PUT with id, DELETE by id. */
export const createDuck = <T extends Identified>({
  name,
  url,
  listUrl = url,
  searchParam = 'name',
  sorting,
  size: pageSize = PAGE_SIZE,
  maxSearchLength,
  codec = { decode: wire => wire, encode: record => record },
  shape = NAMED as AnyShape<T>,
}: DuckOptions<T>) => {
  const LIST = `${name}/LIST`;
  const SAVE = `${name}/SAVE`;
  const REMOVE = `${name}/REMOVE`;
  const RESET = `${name}/RESET`;

  const initial: CrudState<T> = initialState;

  const handlers: Handlers<CrudState<T>> = {
    ...track(SAVE, 'saving'),
    ...track(REMOVE, 'removing'),
    [REQUEST(LIST)]: (state, { meta }: RequestAction<undefined, ListMeta>) => ({
      ...state,
      listing: 'ONGOING',
      error: null,
      asked: meta.query,
    }),
    [SUCCESS(LIST)]: (state, { payload, meta }: RequestAction<Page<T>, ListMeta>) =>
      meta.query === state.asked ? { ...state, listing: 'SUCCESS', page: payload } : state,
    [FAILURE(LIST)]: (state, { payload, meta }: RequestAction<unknown, ListMeta>) =>
      meta.query === state.asked ? { ...state, listing: 'ERROR', error: payload } : state,
    [SUCCESS(SAVE)]: (state, { payload }: RequestAction<{ data: unknown }>) => ({
      ...state,
      saving: 'SUCCESS',
      saved: isPlainObject(payload.data) ? readShape(shape, payload.data as T) : null,
    }),
    [RESET]: ({ page, asked, listing: status }) => ({ ...initial, page, asked, listing: status }),
  };

  const slice = storeSlice(name, createReducer(initial, handlers));

  const decode = (wire: T) => codec.decode(readShape(shape, wire));

  const fetchPage = async (
    query: ListQuery = {},
    signal?: AbortSignal,
    background: Background = {},
  ): Promise<Page<T>> => {
    const { page = 1, size = pageSize, search, sort = sorting?.first } = query;
    const params = { size, page: page - 1, sort, [searchParam]: search || undefined };
    const { data, headers } = await axios.get(listUrl, { params, signal, ...background });
    const answer = readPage<T>(data, headers['x-total-count']);
    return { ...answer, content: rowsOf(answer, page, size).map(decode) };
  };

  const { prefetch, takePrefetchedOrFetch } = createPrefetch(fetchPage);

  let ongoingList: AbortController | undefined;

  const list =
    (query: ListQuery = {}): Thunk =>
    async dispatch => {
      ongoingList?.abort();
      ongoingList = new AbortController();
      return dispatch({
        type: LIST,
        payload: takePrefetchedOrFetch(query, ongoingList.signal),
        meta: { query, ...SHOWN_BY_SCREEN },
      });
    };

  const send = async (record: T, complete?: (record: T) => Promise<T>) => {
    const completed = complete ? await asLookup(complete(record)) : record;
    const body = codec.encode(completed);
    const asStored = isPlainObject(body) ? giveBack(shape as AnyShape<Record<string, unknown>>, body) : body;
    return axios[completed.id ? 'put' : 'post'](url, asStored);
  };

  /** `complete` looks up what the record lacks before it is sent. If that fails, the save fails and nothing is sent. */
  const save =
    (record: T, complete?: (record: T) => Promise<T>): Thunk =>
    async dispatch =>
      dispatch({ type: SAVE, payload: send(record, complete), meta: SHOWN_BY_SCREEN });

  // An id that no path may hold becomes a failure of the action, as a refusal of the server does.
  const removeById = async (id: unknown) => axios.delete(`${url}/${pathSegment(id)}`);

  const remove =
    ({ id }: T): Thunk =>
    async dispatch =>
      dispatch({ type: REMOVE, payload: removeById(id), meta: SHOWN_BY_SCREEN });

  const reset = () => ({ type: RESET });

  /** What the form is handed of a row: all of it, unless a section's records are too large for that (R3). */
  const formRecord = (row: T): T => row;

  return {
    name,
    pageSize,
    maxSearchLength,
    sorting,
    types: { LIST, SAVE, REMOVE, RESET },
    reducer: slice.reducer,
    select: slice.select,
    fetchPage,
    prefetch,
    list,
    save,
    remove,
    reset,
    formRecord,
  };
};

export type Duck<T extends Identified> = ReturnType<typeof createDuck<T>>;

/** What a dialog asks of the duck whose records it offers. */
export type OptionDuck = Pick<Duck<Named>, 'select' | 'list' | 'pageSize' | 'maxSearchLength'>;
