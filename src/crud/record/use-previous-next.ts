import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Position } from 'core/navigation/position';
import { useFormNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import { detailsOf } from 'core/responses/failure-details';
import { textOfFailure } from 'core/responses/server-text';
import { isSessionEnd } from 'core/responses/session-end';
import { type Identified, isNewRecord, type Page } from 'lib/model';
import { useIsMounted } from 'lib/use-is-mounted';
import type { Duck } from 'records/duck';
import { isListed, isSameQuery, type PageQuery, readQuery, writeQuery } from 'records/list-query';
import { addMessageWithToast } from 'ui/feedback/message-toast';

/** A saved row may be at another position in the list now, and the list may have become shorter meanwhile. */
const indexOfRow = (content: readonly Identified[], known: Identified | undefined, expected: number) => {
  const found = known?.id === undefined ? -1 : content.findIndex(({ id }) => id === known.id);
  return found < 0 ? Math.min(expected, content.length - 1) : found;
};

/** The query of the page that has the row at this position of the list, if its pages have so many rows. */
type QueryOf = (at: number, size: number) => PageQuery;

/** The pages of the list that the record was opened from, each read when it is needed. */
const useListPages = <T extends Identified>(duck: Duck<T>) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const isMounted = useIsMounted();
  const [isLoading, setLoading] = useState(false);

  const state = () => duck.select(store.getState());

  /** The page of this query, if it is the page of the list, or was read since to open a neighbor. */
  const pageAtHand = (query: PageQuery): Page<T> | undefined => {
    const { read, page } = state();
    if (read && isSameQuery(read.query, query)) return read.page;
    return isListed(state(), query) ? page : undefined;
  };
  /** The rows of a full page, as the server gave them last. A page that was asked for in another size says nothing. */
  const knownSize = () => {
    const { read, page } = state();
    return read && read.query.size === undefined ? read.page.size : page.size;
  };
  const wasSavedSince = ({ id }: T) => id !== undefined && state().savedIds.includes(id);
  /**
   * If the server gives pages of another size than is known, another one has the row: it is asked for once. Returns
   * undefined if the page cannot be read, or the form was left.
   */
  const readPage = async (at: number, queryOf: QueryOf): Promise<Page<T> | undefined> => {
    setLoading(true);
    const read = (size: number) => dispatch(duck.read(queryOf(at, size)));
    const size = knownSize();
    const first = await read(size);
    const isOther = first.worked && first.value.size !== size && isMounted.current;
    const { worked, value, error } = isOther ? await read(first.value.size) : first;
    if (!isMounted.current) return undefined;
    setLoading(false);
    // The form itself has nowhere to show the failure. If the session ended, the user knows that already.
    if (!worked && !isSessionEnd(error))
      addMessageWithToast(store.dispatch, 'danger', textOfFailure(error), detailsOf(error));
    return value;
  };
  return { isLoading, pageAtHand, knownSize, wasSavedSince, readPage };
};

/** The ways from a record to its neighbors in the list that it was opened from. */
export interface PreviousNextState {
  /** Undefined if the form was not opened from a list. */
  position: Position | undefined;
  isLoading: boolean;
  /** Returns whether it opened another record. */
  turn: (by: 'previous' | 'next') => Promise<boolean>;
  hasNext: boolean;
}

/**
 * Moves from a record to the one before or after it in the list that it was opened from. Sends a request only if the
 * other record is not on the page that was read last, or was saved since.
 */
export const usePreviousNext = <T extends Identified>(duck: Duck<T>): PreviousNextState => {
  const { received, toOtherRecord } = useFormNavigation<T>();
  const { position, list = '' } = received;
  const { isLoading, pageAtHand, knownSize, wasSavedSince, readPage } = useListPages(duck);
  const queryOf: QueryOf = (at, size) => ({ ...readQuery(list, duck.sorting), page: Math.floor(at / size) + 1 });

  const turn = async (by: 'previous' | 'next') => {
    if (!position || isLoading) return false;
    const at = position.at + (by === 'next' ? 1 : -1);
    if (at < 0 || at >= position.total) return false;
    const atHand = pageAtHand(queryOf(at, knownSize()));
    const known = atHand?.content[at % knownSize()];
    const page = known && !wasSavedSince(known) ? atHand : await readPage(at, queryOf);
    if (!page) return false;
    const query = queryOf(at, page.size);
    const index = indexOfRow(page.content, known, at % page.size);
    const row = page.content[index];
    // The form of a row that came without an id would create a second record.
    if (!row || isNewRecord(row)) return false;
    const newPosition = { at: at - (at % page.size) + index, total: page.totalElements, by };
    toOtherRecord(duck.formRecord(row), { list: writeQuery(query), position: newPosition });
    return true;
  };

  return { position, isLoading, turn, hasNext: position !== undefined && position.at < position.total - 1 };
};
