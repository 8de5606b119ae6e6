import { findRow } from 'core/http/all-rows';
import type { Identified } from 'lib/model';
import type { Duck } from './create-duck';
import { searchFor } from './list-query';

/** The parts of a duck by which its list is looked through. */
export type NamesDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'pageSize' | 'maxSearchLength'>;

interface Limits {
  signal?: AbortSignal;
  /** The most pages that are read. */
  maxPages?: number;
  /** False if the user waits for the answer: an ended session is then told. */
  isBackground?: boolean;
}

/**
 * Looks for a row among those that a list finds by a name; in the whole list, if it has no search.
 * @throws IncompleteList if the row was not found and some page may not have been read
 */
export const findByName = <T extends Identified>(
  { fetchPage, pageSize, maxSearchLength }: NamesDuck<T>,
  name: string,
  isSought: (row: T) => boolean,
  { signal, maxPages, isBackground = true }: Limits = {},
): Promise<T | undefined> => {
  const search = maxSearchLength === 0 ? undefined : searchFor(name);
  const source = {
    size: pageSize,
    maxPages,
    fetchPage: (page: number, until: AbortSignal) => fetchPage({ page, search }, until, { isBackground }),
  };
  return findRow(source, isSought, signal);
};
