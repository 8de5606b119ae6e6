import axios from 'axios';
import { pathSegment } from 'core/http/path-segment';
import { InvalidResponse, readRecord } from 'core/responses/responses';
import type { Identified } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import { missingRelations } from 'lib/records/relations';
import { overlaid } from 'lib/records/take-relations';
import { knownOf, type RelationsOptions } from './relations';

type Known<T> = Pick<RelationsOptions<T>, 'url' | 'shape'>;

/** The server has no such call (404, 405, 501), or not for this account (403): no reason to sign out. */
const NOT_AVAILABLE = [403, 404, 405, 501];

const isExpected = (status: number) => (status >= 200 && status < 300) || NOT_AVAILABLE.includes(status);

/** After this time, in milliseconds, the record stays as its list has it. */
const TIMEOUT = 8000;

/**
 * The paths of the unknown relations of a record, or of the one that a new record was copied from: they came as null or
 * not at all, and no row of the list has shown them filled in this session.
 */
export const unknownIn = <T extends Identified>({ url, shape }: Known<T>, record: T): string[] =>
  missingRelations(shape, record).filter(path => !knownOf(url).filled.has(path));

/**
 * A row of a list as the server has it by its id. It stays as it is if the server has no such call. A 401 ends the
 * session as everywhere; any other failure rejects.
 */
export const readWithRelations = async <T extends Identified>(
  options: RelationsOptions<T>,
  row: T,
  signal?: AbortSignal,
): Promise<T> => {
  const { url, shape, decode } = options;
  const known = knownOf(url);
  if (row.id === undefined || known.isUnavailable || unknownIn(options, row).length === 0) return row;
  const config = { signal, timeout: TIMEOUT, validateStatus: isExpected };
  const { status, data } = await axios.get<unknown>(`${url}/${pathSegment(row.id)}`, config);
  if (NOT_AVAILABLE.includes(status)) {
    known.isUnavailable = true;
    return row;
  }
  const stored = decode(readRecord<T>(data));
  if (String(stored.id) !== String(row.id)) throw new InvalidResponse();
  missingRelations(shape, stored).forEach(path => known.lackedById.add(`${row.id} ${path}`));
  return overlaid(shape, row, stored);
};

/**
 * The paths of the relations that the server did not send, neither in the list nor by the record's id. Those that only
 * the server sets, from other records, do not count: no form shows them.
 */
export const unsentOf = <T extends Identified>(relations: Known<T>, record: T): string[] => {
  const { url, shape } = relations;
  const isOfServer = (path: string) => (shape as Partial<Parts>)[path]?.isOfServer === true;
  return unknownIn(relations, record).filter(
    path => !isOfServer(path) && !knownOf(url).lackedById.has(`${record.id} ${path}`),
  );
};

/** Whether the user has agreed to save records of this list without what the server has no call to send. */
export const isLossAccepted = <T extends Identified>({ url }: Known<T>): boolean => {
  const known = knownOf(url);
  return known.isUnavailable === true && known.isLossAccepted === true;
};

export const acceptLoss = <T extends Identified>({ url }: Known<T>) => {
  knownOf(url).isLossAccepted = true;
};
