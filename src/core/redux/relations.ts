import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { InvalidResponse, readRecord } from 'core/responses/responses';
import type { Identified } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import { filledRelations, missingRelations, readById, withRelationsOf } from 'lib/records/relations';
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
  wasAsked?: boolean;
}

const session = new Map<string, Known>();

/** Forgets what was learned. A session ends with a sign-out or with the page. */
export const forgetRelations = () => session.clear();

const knownOf = (url: string): Known => {
  const known = session.get(url) ?? { filled: new Set(), lackedById: new Set() };
  session.set(url, known);
  return known;
};

/** The server has no such call (404, 405, 501), or not for this account (403): no reason to sign out. */
const NOT_AVAILABLE = [403, 404, 405, 501];

const isExpected = (status: number) => (status >= 200 && status < 300) || NOT_AVAILABLE.includes(status);

/** After this time, in milliseconds, the record stays as its list has it. */
const TIMEOUT = 8000;

interface RelationsOptions<T> {
  url: string;
  shape: AnyShape<T>;
  decode: (wire: T) => T;
}

/**
 * The to-many relations that a list leaves out of its rows. One that came as null or not at all is unknown, while no
 * row of the list has shown it filled in this session.
 */
export const createRelations = <T extends Identified>({ url, shape, decode }: RelationsOptions<T>) => {
  const unknownOf = (record: T) => missingRelations(shape, record).filter(path => !knownOf(url).filled.has(path));
  /** The paths of the unknown relations of a stored record. */
  const unknownIn = (record: T): string[] => (record.id === undefined ? [] : unknownOf(record));
  const onRows = (rows: readonly T[]) =>
    rows.flatMap(row => filledRelations(shape, row)).forEach(path => knownOf(url).filled.add(path));

  /** Only the server sets it, from other records. No form shows it. */
  const isOfServer = (path: string) => (shape as Partial<Parts>)[path]?.isOfServer === true;

  /** The paths that the server did not send of a record, or of the one that a new record was copied from. */
  const unsentOf = (record: T): string[] =>
    unknownOf(record).filter(path => !isOfServer(path) && !knownOf(url).lackedById.has(`${record.id} ${path}`));

  /**
   * The record with its relations: it is read by its id if some are unknown. It stays as it is if the server has no
   * such call. A 401 ends the session as everywhere; any other failure rejects.
   */
  const readWithRelations = async (record: T, signal?: AbortSignal): Promise<T> => {
    const known = knownOf(url);
    if (known.isUnavailable || unknownIn(record).length === 0) return record;
    const config = { signal, timeout: TIMEOUT, validateStatus: isExpected };
    const { status, data } = await axios.get<unknown>(`${url}/${pathSegment(record.id)}`, config);
    if (NOT_AVAILABLE.includes(status)) {
      known.isUnavailable = true;
      return record;
    }
    const stored = decode(readRecord<T>(data));
    if (String(stored.id) !== String(record.id)) throw new InvalidResponse();
    missingRelations(shape, stored).forEach(path => known.lackedById.add(`${record.id} ${path}`));
    return readById(shape, record, stored);
  };

  return {
    onRows,
    unknownIn,
    unsentOf,
    readWithRelations,
    /** The record with the relations of another reading, where its own are missing. */
    takeFrom: (record: T, stored: T): T => withRelationsOf(shape, record, stored),
    /** Whether the user has agreed to save records of this list without what the server cannot send. */
    isLossAccepted: () => knownOf(url).isUnavailable === true && knownOf(url).wasAsked === true,
    acceptLoss: () => {
      knownOf(url).wasAsked = true;
    },
  };
};

export type Relations<T extends Identified> = ReturnType<typeof createRelations<T>>;
