import { isAxiosError } from 'axios';
import { findByName, type NamesDuck } from 'core/redux/find-by-name';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'ui/table/columns';

/** Servers refuse to delete a record that is gone with 404, or with 500 because they did not expect it. */
const mayBeGone = (error: unknown) => isAxiosError(error) && [404, 500].includes(error.response?.status ?? 0);

/**
 * Whether a delete failed because the record had been deleted before: its list is read again, and does not contain it.
 * If that cannot be read to its end, the answer is no.
 */
export const wasAlreadyDeleted = async <T extends Identified>(
  duck: NamesDuck<T>,
  row: T,
  error: unknown,
): Promise<boolean> => {
  if (!mayBeGone(error)) return false;
  return findByName(duck, nameOfRow(row), ({ id }) => id === row.id).then(
    found => found === undefined,
    () => false,
  );
};
