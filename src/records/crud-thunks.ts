import axios, { type AxiosResponse } from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { asLookup } from 'core/responses/lookup-failed';
import { SENDS_RECORD } from 'core/responses/write-answers';
import { isPlainObject } from 'lib/is-plain-object';
import { type Identified, isNewRecord, type Page } from 'lib/model';
import type { CrudTypes } from './internal/crud-reducer';
import type { ListQuery, RecordSource } from './source';

/** Fetches another page of the list for a record that was opened from it. The page of the list stays as it is. */
export const createRead =
  <T extends Identified>({ READ }: CrudTypes, fetchPage: RecordSource<T>['fetchPage']) =>
  (query: ListQuery): Thunk<Page<T>> =>
  async dispatch => {
    const payload = fetchPage(query);
    await dispatch({ type: READ, payload, meta: { query, ...SHOWN_BY_SCREEN } });
    return payload;
  };

/** Dispatches a save that is on its way. The value is the record in the response, if the response contained one. */
export const savedBy =
  <T extends Identified>(type: string, payload: Promise<AxiosResponse<T>>, decode: (wire: T) => T): Thunk<T | null> =>
  async dispatch => {
    await dispatch({ type, payload, meta: SHOWN_BY_SCREEN });
    const { data } = await payload;
    return isPlainObject(data) ? decode(data) : null;
  };

/** `complete` looks up what the record lacks before it is sent. If that fails, the save fails and nothing is sent. */
export const createSave = <T extends Identified>(
  { SAVE }: CrudTypes,
  url: string,
  toBody: (record: T) => unknown,
  decode: (wire: T) => T,
) => {
  const send = async (record: T, complete?: (record: T) => Promise<T>) => {
    const completed = complete ? await asLookup(complete(record)) : record;
    return axios[isNewRecord(completed) ? 'post' : 'put']<T>(url, toBody(completed), SENDS_RECORD);
  };
  return (record: T, complete?: (record: T) => Promise<T>): Thunk<T | null> =>
    async dispatch =>
      dispatch(savedBy(SAVE, send(record, complete), decode));
};

export const createRemove = <T extends Identified>({ REMOVE }: CrudTypes, url: string) => {
  // An id that is not allowed in a path makes the action fail, as a refusal by the server does.
  const removeById = async (id: unknown) => axios.delete(`${url}/${pathSegment(id)}`);
  return ({ id }: T): Thunk =>
    async dispatch =>
      dispatch({ type: REMOVE, payload: removeById(id), meta: SHOWN_BY_SCREEN });
};
