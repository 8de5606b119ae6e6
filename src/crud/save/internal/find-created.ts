import { findByName, type NamesDuck } from 'core/redux/find-by-name';
import { isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameOfRow } from 'ui/table/columns';
import { GONE, readInTime, type Stored } from '../read-stored';
import { outcomeOf, withKnown } from './changed-fields';

export const ownNameOf = (record: Identified) => nameOfRow({ ...record, id: undefined }).trim();

/**
 * Another record in the list with exactly this name, title or code; `GONE` if there is none. `undefined` if the list
 * cannot tell, because the record has no name.
 */
export const storedAs = async <T extends Identified>(
  duck: NamesDuck<T>,
  record: T,
  signal: AbortSignal,
): Promise<Stored<T>> => {
  const name = ownNameOf(record);
  if (name === '') return undefined;
  const isOther = (row: T) => String(row.id) !== String(record.id) && plain(ownNameOf(row)) === plain(name);
  return (await findByName(duck, name, isOther, { signal, isBackground: false })) ?? GONE;
};

/** What is known of a new record that the server refused, after an earlier answer about it was lost. */
export interface Created<T> {
  /** The record as it is stored, if it is what was sent. */
  stored?: { row: T; record: T };
  /** The list has a record of this name that is not what was sent, or cannot tell. */
  isUnclear: boolean;
}

/**
 * A server that refuses a record because there is an equal one may mean the record itself: an earlier save has created
 * it, and only its answer was lost. The list tells.
 */
export const findCreated = async <T extends Identified>(
  duck: NamesDuck<T>,
  { sent, blank, error }: { sent: T; blank: T; error: unknown },
  left: AbortSignal,
): Promise<Created<T>> => {
  if (!isRecordConflict(error) && !isDatabaseRefusal(error)) return { isUnclear: false };
  // Also if the session ended meanwhile: the user signs in, and presses Save again.
  const row = await readInTime(signal => storedAs(duck, sent, signal), left).catch(() => undefined);
  if (row === GONE) return { isUnclear: false };
  if (row === undefined || outcomeOf(blank, sent, row) !== 'stored') return { isUnclear: true };
  return { stored: { row, record: withKnown(sent, row) }, isUnclear: false };
};
