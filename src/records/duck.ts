import type { UnknownAction } from 'redux';
import type { Background } from 'core/http/background';
import type { Thunk } from 'core/redux/request';
import { isPlainObject } from 'lib/is-plain-object';
import { type Id, type Identified, type Page, PAGE_SIZE } from 'lib/model';
import { text } from 'lib/records/parts';
import { type AnyShape, giveBack, readShape } from 'lib/records/shape';
import type { Sorting } from 'lib/sorting';
import { storeSlice } from 'lib/store-slice';
import { createRead, createRemove, createSave } from './crud-thunks';
import { createCrudReducer, type CrudTypes } from './internal/crud-reducer';
import { createFetchPage } from './internal/fetch-page';
import { createListRequests } from './list-requests';
import { createRelations, type Relations } from './relations';
import type { CrudState, DuckOptions, ListQuery, RecordSource } from './source';

const NAMED = { name: text };

const typesOf = (name: string) => ({
  LIST: `${name}/LIST`,
  READ: `${name}/READ`,
  SAVE: `${name}/SAVE`,
  REMOVE: `${name}/REMOVE`,
  STORED: `${name}/STORED`,
});

const bodyOf =
  <T>(encode: (record: T) => unknown, shape: unknown) =>
  (record: T) => {
    const body = encode(record);
    return isPlainObject(body) ? giveBack(shape as AnyShape<Record<string, unknown>>, body) : body;
  };

/** The records of one resource, and the part of the store that holds the page of their list. */
export interface Duck<T extends Identified> extends RecordSource<T> {
  /** Key in the store and prefix of the action types. */
  name: string;
  sorting?: Sorting;
  /** The records are people: what is typed about them is kept only as long as the tab exists. */
  isOfPeople?: boolean;
  /** Adds to a record what is stored now and its form cannot know. Nobody is asked about that. */
  complete?(record: T, now: T): T;
  types: CrudTypes;
  relations: Relations<T>;
  reducer(state: CrudState<T> | undefined, action: UnknownAction): CrudState<T>;
  select(state: unknown): CrudState<T>;
  /** Requests the page that the store keeps before its list renders. The list then uses it once. */
  prefetch(query: ListQuery, background: Background): Thunk;
  /** Requests the page that the store keeps, unless it was requested ahead a moment ago. */
  list(query?: ListQuery): Thunk;
  /** Requests another page of the list for a record that was opened from it. */
  read(query: ListQuery): Thunk<Page<T>>;
  /** `complete` looks up what the record lacks before it is sent. The value is the record in the response. */
  save(record: T, complete?: (record: T) => Promise<T>): Thunk<T | null>;
  remove(row: T): Thunk;
  /** Shows a saved record in its row until the list is read again. `id` is the one that was sent. */
  stored(record: T, id?: Id): UnknownAction;
  /** A row, before it is deleted, as a form can create it again; undefined if none can. */
  readWhole(row: T): Promise<T | undefined>;
}

/** Actions, reducer and thunks of one CRUD resource (R62): GET list, POST without id, PUT with id, DELETE by id. */
export const createDuck = <T extends Identified>({
  name,
  url,
  listUrl = url,
  searchParam = 'name',
  sorting,
  size: pageSize = PAGE_SIZE,
  maxSearchLength,
  telling,
  codec = {},
  shape = NAMED as AnyShape<T>,
}: DuckOptions<T>): Duck<T> => {
  const types = typesOf(name);
  const { decode: fromWire = (wire: T) => wire, encode = (record: T): unknown => record } = codec;
  const decode = (wire: T) => fromWire(readShape(shape, wire));
  const { reducer, select } = storeSlice(name, createCrudReducer<T>(types, pageSize));
  const relations = createRelations({ url, shape, decode });
  const fetchPage = createFetchPage({ listUrl, searchParam, pageSize, sorting, decode: relations.row });

  return {
    name,
    maxSearchLength,
    telling,
    sorting,
    types,
    shape,
    reducer,
    select,
    fetchPage,
    relations,
    ...createListRequests(types, fetchPage, select),
    read: createRead(types, fetchPage),
    save: createSave(types, url, bodyOf(encode, shape), decode),
    remove: createRemove<T>(types, url),
    stored: (record, id = record.id) => ({ type: types.STORED, record, id }),
    formRecord: row => row,
    readWhole: row => relations.readWhole(row),
  };
};
