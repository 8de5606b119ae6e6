import { useState } from 'react';
import { useStore } from 'react-redux';
import { isNewRecord, type Identified } from 'lib/model';
import { type Duck } from 'core/redux/create-duck';
import type { ListQuery } from 'core/redux/duck-types';
import { detailsOf } from 'core/http/failure-details';
import { textOfFailure } from 'core/http/server-text';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { useAttempt } from 'core/redux/hooks';
import { readQuery, writeQuery, type PageQuery } from 'core/redux/list-query';
import { useIsMounted } from 'lib/use-is-mounted';
import { useNavigation } from 'core/navigation/use-navigation';
import { isSessionEnd } from 'core/http/is-session-end';
import { isOlderThanSaved } from './saved-rows';

/** The parts of a duck that `usePreviousNext` uses. */
export type PreviousNextDuck<T extends Identified> = Pick<
  Duck<T>,
  'select' | 'list' | 'pageSize' | 'sorting' | 'formRecord'
>;

const isSameQuery = (listed: ListQuery, query: PageQuery) =>
  listed.page === query.page && listed.search === query.search && listed.sort === query.sort;

/** A saved row may be at another position in the list now, and the list may have become shorter meanwhile. */
const indexOfRow = (content: readonly Identified[], known: Identified | undefined, expected: number) => {
  const found = known?.id === undefined ? -1 : content.findIndex(({ id }) => id === known.id);
  return found < 0 ? Math.min(expected, content.length - 1) : found;
};

/** The pages of the list that the record was opened from, each loaded when it is needed. */
const useListPages = <T extends Identified>(duck: PreviousNextDuck<T>) => {
  const attempt = useAttempt();
  const store = useStore();
  const isMounted = useIsMounted();
  const [isLoading, setLoading] = useState(false);
  const loadedPage = () => duck.select(store.getState()).page;

  /** The row at this position, if its page is loaded; undefined if the page must be fetched. */
  const loadedRow = (query: PageQuery, at: number): T | undefined => {
    const { query: listed, listing, page } = duck.select(store.getState());
    const isLoaded = listing === 'SUCCESS' && listed && isSameQuery(listed, query);
    return isLoaded ? page.content[at % duck.pageSize] : undefined;
  };
  /** Returns whether the page is loaded, and the form still open. */
  const load = async (query: PageQuery, row?: T) => {
    if (row && !isOlderThanSaved(loadedPage().content, row.id)) return true;
    setLoading(true);
    const { worked, error } = await attempt(duck.list(query));
    if (!isMounted.current) return false;
    setLoading(false);
    // The form itself has nowhere to show the failure. If the session ended, the user knows that already.
    if (!worked && !isSessionEnd(error))
      addMessageWithToast(store.dispatch, 'danger', textOfFailure(error), detailsOf(error));
    return worked;
  };
  return { isLoading, loadedPage, loadedRow, load };
};

/**
 * Moves from a record to the one before or after it in the list that it was opened from. Sends a request only if the
 * other record is not on the page that was loaded last, or was saved since.
 */
export const usePreviousNext = <T extends Identified>(duck: PreviousNextDuck<T>, formPath?: string) => {
  const { received, toOtherRecord } = useNavigation<T>(formPath);
  const { position, list = '' } = received;
  const { isLoading, loadedPage, loadedRow, load } = useListPages(duck);

  /** Returns whether it opened another record. */
  const turn = async (by: 'previous' | 'next') => {
    if (!position || isLoading) return false;
    const at = position.at + (by === 'next' ? 1 : -1);
    if (at < 0 || at >= position.total) return false;
    const query = { ...readQuery(list, duck.sorting), page: Math.floor(at / duck.pageSize) + 1 };
    const known = loadedRow(query, at);
    if (!(await load(query, known))) return false;
    const { content, totalElements: total } = loadedPage();
    const index = indexOfRow(content, known, at % duck.pageSize);
    const row = content[index];
    // The form of a row that came without an id would create a second record.
    if (!row || isNewRecord(row)) return false;
    const newPosition = { at: at - (at % duck.pageSize) + index, total, by };
    toOtherRecord(duck.formRecord(row), { list: writeQuery(query), position: newPosition });
    return true;
  };

  return { position, isLoading, turn, hasNext: position !== undefined && position.at < position.total - 1 };
};

export type PreviousNextState = ReturnType<typeof usePreviousNext>;
