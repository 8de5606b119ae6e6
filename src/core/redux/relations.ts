import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';

/**
 * What this session knows about the relations in the rows of lists: the address and the path (`….groups`) of each that
 * some row has shown with rows, and what `read-by-id.ts` adds.
 */
export const learned = new Set<string>();

/** Forgets what was learned. A session ends with a sign-out or with the page. */
export const forgetRelations = () => learned.clear();

const noteFilled = (value: unknown, path: string): void => {
  if (Array.isArray(value)) value.forEach(one => learned.add(path) && noteFilled(one, path));
  else if (isPlainObject(value)) Object.entries(value).forEach(([field, one]) => noteFilled(one, `${path}.${field}`));
};

/** How the records of a list are read: their address, their shape, and what a response becomes. */
export interface RelationsOptions<T> {
  url: string;
  shape: AnyShape<T>;
  decode: (wire: T) => T;
}

/** The to-many relations that a list leaves out of its rows: see `read-by-id.ts`, which no list needs. */
export const createRelations = <T extends Identified>(options: RelationsOptions<T>) => ({
  ...options,
  /** A row of the list, from which the session learns. */
  row: (wire: T): T => {
    noteFilled(wire, options.url);
    return options.decode(wire);
  },
  /** The record with its relations: it is read by its id if some are unknown, and if the server has such a call. */
  readWhole: async (record: T, signal?: AbortSignal): Promise<T> =>
    (await import('./read-by-id')).readWhole(options, record, signal),
});

export type Relations<T extends Identified> = ReturnType<typeof createRelations<T>>;
