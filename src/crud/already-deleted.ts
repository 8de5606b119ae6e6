import { isAxiosError } from 'axios';
import { findRow } from 'core/http/all-rows';
import { BACKGROUND } from 'core/http/background';
import type { Duck } from 'core/redux/create-duck';
import { searchFor } from 'core/redux/list-query';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'ui/table/columns';

export type GoneDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'pageSize' | 'maxSearchLength'>;

/** Servers refuse to delete a record that is gone with 404, or with 500 because they did not expect it. */
const mayBeGone = (error: unknown) => isAxiosError(error) && [404, 500].includes(error.response?.status ?? 0);

/**
 * Whether a delete failed because the record had been deleted before: its list is read again, and does not contain it.
 * If that cannot be read to its end, the answer is no.
 */
export const wasAlreadyDeleted = async <T extends Identified>(
  { fetchPage, pageSize, maxSearchLength }: GoneDuck<T>,
  row: T,
  error: unknown,
): Promise<boolean> => {
  if (!mayBeGone(error)) return false;
  const search = maxSearchLength === 0 ? undefined : searchFor(nameOfRow(row));
  const pages = {
    size: pageSize,
    fetchPage: (page: number, signal: AbortSignal) => fetchPage({ page, search }, signal, BACKGROUND),
  };
  return findRow(pages, ({ id }) => id === row.id).then(
    found => found === undefined,
    () => false,
  );
};
