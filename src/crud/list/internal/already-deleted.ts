import { isAxiosError } from 'axios';
import { findByName, type NamesDuck } from 'core/redux/find-by-name';
import { nameWithoutId } from 'crud/record/record-address';
import type { Identified } from 'lib/model';

/** Servers refuse to delete a record that is gone with 404, or with 500 because they did not expect it. */
const mayBeGone = (error: unknown) => isAxiosError(error) && [404, 500].includes(error.response?.status ?? 0);

/** Whether the list of a record, read again, no longer has it; undefined if it cannot be read to its end. */
export const isUnlisted = <T extends Identified>(duck: NamesDuck<T>, row: T): Promise<boolean | undefined> =>
  findByName(duck, nameWithoutId(row), ({ id }) => id === row.id).then(
    found => found === undefined,
    () => undefined,
  );

/** Whether a delete failed because the record had been deleted before. */
export const wasAlreadyDeleted = async <T extends Identified>(duck: NamesDuck<T>, row: T, error: unknown) =>
  mayBeGone(error) && (await isUnlisted(duck, row)) === true;
