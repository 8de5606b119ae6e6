import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { readRecord } from 'core/responses/responses';
import type { Identified } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import { missingRelations } from 'lib/records/relations';
import { overlaid } from 'lib/records/take-relations';
import { learned } from './learned';
import { type RelationsOptions } from './relations';

type ListOf<T> = Pick<RelationsOptions<T>, 'url' | 'shape'>;

/** The server has no call that reads such a record by its id, or this account may not use it. */
const unavailable = (url: string) => `${url} unavailable`;
/** The user has agreed to save such records without what the server cannot send. */
const accepted = (url: string) => `${url} accepted`;
/** A relation that a record lacks by its id too. */
const lacked = (url: string, { id }: Identified, path: string) => `${url}/${id}.${path}`;

/** The server has no such call (404, 405, 501), or not for this account (403): no reason to sign out. */
const NOT_AVAILABLE = [403, 404, 405, 501];

const isExpected = (status: number) => (status >= 200 && status < 300) || NOT_AVAILABLE.includes(status);

/** After this time, in milliseconds, the record stays as its list has it. */
const TIMEOUT = 8000;

/** Whether no row of this list has shown this relation filled in this session. */
export const isNeverFilled = ({ url }: { url: string }, path: string): boolean => !learned.has(`${url}.${path}`);

/**
 * The paths of the unknown relations of a record, or of the one that a new record was copied from: they came as null or
 * not at all, and no row of the list has shown them filled in this session.
 */
export const unknownIn = <T extends Identified>(list: ListOf<T>, record: T): string[] =>
  missingRelations(list.shape, record).filter(path => isNeverFilled(list, path));

/**
 * A row of a list as the server has it by its id. It stays as it is if the server has no such call, or answers it with
 * another record. A 401 ends the session as everywhere; any other failure rejects.
 */
export const readWhole = async <T extends Identified>(
  options: RelationsOptions<T>,
  row: T,
  signal?: AbortSignal,
): Promise<T> => {
  const { url, shape, decode } = options;
  if (row.id === undefined || learned.has(unavailable(url)) || unknownIn(options, row).length === 0) return row;
  const config = { signal, timeout: TIMEOUT, validateStatus: isExpected };
  const { status, data } = await axios.get<unknown>(`${url}/${pathSegment(row.id)}`, config);
  if (NOT_AVAILABLE.includes(status)) {
    learned.add(unavailable(url));
    return row;
  }
  const stored = decode(readRecord<T>(data));
  if (String(stored.id) !== String(row.id)) return row;
  missingRelations(shape, stored).forEach(path => learned.add(lacked(url, row, path)));
  return overlaid(shape, row, stored);
};

/**
 * The paths of the relations that the server did not send, neither in the list nor by the record's id. Those that only
 * the server sets, from other records, do not count: no form shows them.
 */
export const unsentOf = <T extends Identified>(list: ListOf<T>, record: T): string[] => {
  const isOfServer = (path: string) => (list.shape as Partial<Parts>)[path]?.isOfServer === true;
  return unknownIn(list, record).filter(path => !isOfServer(path) && !learned.has(lacked(list.url, record, path)));
};

/** Whether the user has agreed to save records of this list without what the server has no call to send. */
export const isLossAccepted = ({ url }: { url: string }): boolean =>
  learned.has(unavailable(url)) && learned.has(accepted(url));

export const acceptLoss = ({ url }: { url: string }) => void learned.add(accepted(url));
