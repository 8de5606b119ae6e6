import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import { learned } from './learned';

/** Learns the address and the path (`….groups`) of each relation that is filled. */
const noteFilled = (value: unknown, path: string): void => {
  if (Array.isArray(value)) value.forEach(one => learned.add(path) && noteFilled(one, path));
  else if (isPlainObject(value)) Object.entries(value).forEach(([field, one]) => noteFilled(one, `${path}.${field}`));
};

/** How the records of a list are read: their address, their shape, and what a response becomes. */
export interface RelationsOptions<T> {
  url: string;
  shape: AnyShape<T>;
  decode(wire: T): T;
}

export interface Relations<T extends Identified> extends RelationsOptions<T> {
  /** A row of the list, from which the session learns. */
  row(wire: T): T;
  /** The record with its relations: it is read by its id if some are unknown, and if the server has such a call. */
  readWhole(record: T, signal?: AbortSignal): Promise<T>;
}

/** The to-many relations that a list leaves out of its rows: see `read-by-id.ts`, which no list needs. */
export const createRelations = <T extends Identified>(options: RelationsOptions<T>): Relations<T> => ({
  ...options,
  row: wire => {
    noteFilled(wire, options.url);
    return options.decode(wire);
  },
  readWhole: async (record, signal) => (await import('./read-by-id')).readWhole(options, record, signal),
});
