import type { Identified } from 'lib/model';
import { filledRelations, missingRelations } from 'lib/records/relations';
import type { AnyShape } from 'lib/records/shape';

/** What this session knows about the relations in the rows of a list. */
interface Known {
  /** Paths of relations that some row has shown with rows. */
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

/** How the records of a list are read: their address, their shape, and what a response becomes. */
export interface RelationsOptions<T> {
  url: string;
  shape: AnyShape<T>;
  decode: (wire: T) => T;
}

/**
 * The to-many relations that a list leaves out of its rows. One that came as null or not at all is unknown, while no
 * row of the list has shown it filled in this session.
 */
export const createRelations = <T extends Identified>(options: RelationsOptions<T>) => {
  const { url, shape } = options;
  /** The paths of the unknown relations of a record, or of the one that a new record was copied from. */
  const unknownIn = (record: T) => missingRelations(shape, record).filter(path => !knownOf(url).filled.has(path));
  return {
    ...options,
    /** Learns from the rows of a page. */
    onRows: (rows: readonly T[]) =>
      rows.flatMap(row => filledRelations(shape, row)).forEach(path => knownOf(url).filled.add(path)),
    unknownIn,
    /** The record with its relations: it is read by its id if some are unknown, and if the server has such a call. */
    readWithRelations: async (record: T, signal?: AbortSignal): Promise<T> =>
      record.id === undefined || unknownIn(record).length === 0
        ? record
        : (await import('./read-by-id')).readById(options, record, signal),
  };
};

export type Relations<T extends Identified> = ReturnType<typeof createRelations<T>>;
