import axios from 'axios';
import { asLookup } from 'core/http/lookup-failed';
import { pathSegment } from 'core/http/path-segment';
import { isNewRecord, type Identified, type Page } from 'lib/model';
import type { CrudTypes } from './crud-reducer';
import type { ListQuery } from './duck-types';
import { SHOWN_BY_SCREEN, type Thunk } from './request';

type FetchNow<T> = (query: ListQuery, signal: AbortSignal) => Promise<Page<T>>;

/** Fetches a page and aborts the previous request. `toAsk` is the query without an order that the server refuses. */
export const createList = <T>(
  { LIST }: CrudTypes,
  fetchPage: FetchNow<T>,
  toAsk: (query: ListQuery, state: unknown) => ListQuery = query => query,
) => {
  let ongoing: AbortController | undefined;
  return (query: ListQuery = {}): Thunk =>
    async (dispatch, getState) => {
      ongoing?.abort();
      ongoing = new AbortController();
      const payload = fetchPage(toAsk(query, getState()), ongoing.signal);
      return dispatch({ type: LIST, payload, meta: { query, ...SHOWN_BY_SCREEN } });
    };
};

/** `complete` looks up what the record lacks before it is sent. If that fails, the save fails and nothing is sent. */
export const createSave = <T extends Identified>({ SAVE }: CrudTypes, url: string, toBody: (record: T) => unknown) => {
  const send = async (record: T, complete?: (record: T) => Promise<T>) => {
    const completed = complete ? await asLookup(complete(record)) : record;
    return axios[isNewRecord(completed) ? 'post' : 'put'](url, toBody(completed));
  };
  return (record: T, complete?: (record: T) => Promise<T>): Thunk =>
    async dispatch =>
      dispatch({ type: SAVE, payload: send(record, complete), meta: SHOWN_BY_SCREEN });
};

export const createRemove = <T extends Identified>({ REMOVE }: CrudTypes, url: string) => {
  // An id that is not allowed in a path makes the action fail, as a refusal by the server does.
  const removeById = async (id: unknown) => axios.delete(`${url}/${pathSegment(id)}`);
  return ({ id }: T): Thunk =>
    async dispatch =>
      dispatch({ type: REMOVE, payload: removeById(id), meta: SHOWN_BY_SCREEN });
};
