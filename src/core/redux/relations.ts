import { isPlainObject } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';

/** What this session knows about the relations in the rows of a list. */
interface Known {
  /** Paths of lists that some row has shown with rows, without the indexes of rows. */
  filled: Set<string>;
  /** Relations that a record lacks by its id too: id and path. */
  lackedById: Set<string>;
  /** The server has no call that reads such a record by its id, or this account may not use it. */
  isUnavailable?: boolean;
  /** The user has agreed to save such a record without its relations. */
  isLossAccepted?: boolean;
}

const session = new Map<string, Known>();

/** Forgets what was learned. A session ends with a sign-out or with the page. */
export const forgetRelations = () => session.clear();

/** What is known of the list whose records are written at this address. */
export const knownOf = (url: string): Known => {
  const known = session.get(url) ?? { filled: new Set(), lackedById: new Set() };
  session.set(url, known);
  return known;
};

const noteFilled = (filled: Set<string>, value: unknown, path: string): void => {
  if (Array.isArray(value)) {
    if (value.length > 0) filled.add(path);
    value.forEach(one => noteFilled(filled, one, path));
  } else if (isPlainObject(value))
    Object.entries(value).forEach(([field, inner]) => noteFilled(filled, inner, path ? `${path}.${field}` : field));
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
  /** Learns from the rows of a page. */
  onRows: (rows: readonly T[]) => rows.forEach(row => noteFilled(knownOf(options.url).filled, row, '')),
  /** The record with its relations: it is read by its id if some are unknown, and if the server has such a call. */
  readWithRelations: async (record: T, signal?: AbortSignal): Promise<T> =>
    (await import('./read-by-id')).readWithRelations(options, record, signal),
});

export type Relations<T extends Identified> = ReturnType<typeof createRelations<T>>;
