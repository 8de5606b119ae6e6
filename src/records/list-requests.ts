import type { Background } from 'core/http/background';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { isAccessRefused } from 'core/responses/session-end';
import type { Identified } from 'lib/model';
import type { CrudTypes } from './internal/crud-reducer';
import { isSameQuery } from './list-query';
import type { CrudState, ListQuery, RecordSource } from './source';

/** A page that was requested ahead, longer than this ago in milliseconds, may be outdated. */
const FRESH = 10_000;

/** Only a request that the list makes itself may sign the user out. */
const wasRefusedAhead = (error: unknown) => isAccessRefused(error) && error.config?.isBackground === true;

/** The requests for the page of a list, which the store keeps. Each aborts the one before. */
export const createListRequests = <T extends Identified>(
  { LIST }: Pick<CrudTypes, 'LIST'>,
  fetchPage: RecordSource<T>['fetchPage'],
  select: (state: unknown) => CrudState<T>,
) => {
  /** `isAhead`: the list has not asked for the page itself yet. */
  let latest = { query: {} as ListQuery, at: 0, controller: new AbortController(), isAhead: false };

  /** With `background`, it is asked for ahead. */
  const request =
    (asked: ListQuery, background?: Background): Thunk =>
    async dispatch => {
      latest.controller.abort();
      const query = { ...asked };
      const own = { query, at: Date.now(), controller: new AbortController(), isAhead: background !== undefined };
      latest = own;
      const { signal } = own.controller;
      const payload = fetchPage(query, signal, background).catch((error: unknown) => {
        if (!wasRefusedAhead(error)) throw error;
        const isAwaited = !own.isAhead;
        own.isAhead = false;
        if (isAwaited) return fetchPage(query, signal);
        throw error;
      });
      return dispatch({ type: LIST, payload, meta: { query, ...SHOWN_BY_SCREEN } });
    };

  /** What was requested ahead is used once, and while it is fresh. */
  const list =
    (query: ListQuery = {}): Thunk =>
    async (dispatch, getState) => {
      const { query: asked, at, isAhead } = latest;
      latest.isAhead = false;
      const isHere = isAhead && asked === select(getState()).query && isSameQuery(asked, query);
      return (isHere && Date.now() - at < FRESH) || dispatch(request(query));
    };

  return { list, prefetch: request };
};
