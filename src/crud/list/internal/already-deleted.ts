import { isAxiosError } from 'axios';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { lookup, rowInList } from 'records/lookup';
import type { RecordSource } from 'records/source';

/** Servers refuse to delete a record that is gone with 404, or with 500 because they did not expect it. */
const mayBeGone = (error: unknown) => isAxiosError(error) && [404, 500].includes(error.response?.status ?? 0);

/** Whether the list of a record, read again, no longer has it; undefined if it cannot be read to its end. */
export const isUnlisted = async <T extends Identified>(duck: RecordSource<T>, row: T): Promise<boolean | undefined> => {
  const { is } = await lookup(rowInList(duck, ({ id }) => id === row.id, { name: nameWithoutId(row) }));
  return is === 'unknown' ? undefined : is === 'absent';
};

/** Whether a delete failed because the record had been deleted before. */
export const wasAlreadyDeleted = async <T extends Identified>(duck: RecordSource<T>, row: T, error: unknown) =>
  mayBeGone(error) && (await isUnlisted(duck, row)) === true;
