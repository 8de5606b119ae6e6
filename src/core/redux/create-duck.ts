import { isPlainObject } from 'lib/is-plain-object';
import { type Identified, type Named, PAGE_SIZE } from 'lib/model';
import { text } from 'lib/records/parts';
import { type AnyShape, giveBack, readShape } from 'lib/records/shape';
import { storeSlice } from 'lib/store-slice';
import { createCrudReducer } from './crud-reducer';
import { createList, createRead, createRemove, createSave } from './crud-thunks';
import type { DuckOptions } from './duck-types';
import { createFetchPage } from './fetch-page';
import { withAcceptedSort } from './list-query';
import { createPrefetch } from './prefetch';
import { createRelations } from './relations';

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

/** Actions, reducer and thunks of one CRUD resource (R62): GET list, POST without id, PUT with id, DELETE by id. */
export const createDuck = <T extends Identified>({
  name,
  url,
  listUrl = url,
  searchParam = 'name',
  sorting,
  size: pageSize = PAGE_SIZE,
  maxSearchLength,
  codec = {},
  shape = NAMED as AnyShape<T>,
}: DuckOptions<T>) => {
  const types = typesOf(name);
  const { decode: fromWire = (wire: T) => wire, encode = (record: T): unknown => record } = codec;
  const decode = (wire: T) => fromWire(readShape(shape, wire));
  const { reducer, select } = storeSlice(name, createCrudReducer<T>(types));
  const relations = createRelations({ url, shape, decode });
  const fetchPage = createFetchPage({ listUrl, searchParam, pageSize, sorting, decode: relations.row });
  const { prefetch, takePrefetchedOrFetch } = createPrefetch(fetchPage);
  const toAsk = withAcceptedSort(sorting, select);

  return {
    name,
    pageSize,
    maxSearchLength,
    sorting,
    types,
    shape,
    reducer,
    select,
    fetchPage,
    prefetch,
    relations,
    list: createList(types, takePrefetchedOrFetch, toAsk),
    read: createRead(types, fetchPage, toAsk),
    save: createSave(types, url, bodyOf(encode, shape), decode),
    remove: createRemove<T>(types, url),
    /** Shows a saved record in its row until the list is read again. `id` is the one that was sent. */
    stored: (record: T, id = record.id) => ({ type: types.STORED, record, id }),
    /** What a form receives of a row: all of it, unless a section's records are too large for that (R3). */
    formRecord: (row: T): T => row,
    /** A row, before it is deleted, as a form can create it again; undefined if none can. */
    readWhole: (row: T): Promise<T | undefined> => relations.readWhole(row),
  };
};

export type Duck<T extends Identified> = ReturnType<typeof createDuck<T>>;

/** The parts of a duck that a dialog needs to offer its records. */
export type OptionDuck = Pick<Duck<Named>, 'select' | 'read' | 'fetchPage' | 'pageSize' | 'maxSearchLength' | 'shape'>;
