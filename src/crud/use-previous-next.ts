import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type Identified } from 'lib/model';
import { type Duck } from 'core/redux/create-duck';
import type { ListQuery } from 'core/redux/duck-types';
import { textOfFailure } from 'core/http/server-text';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { useAttempt } from 'core/redux/hooks';
import { readQuery, writeQuery, type PageQuery } from 'core/redux/list-query';
import { useNavigation } from 'core/navigation/use-navigation';
import { isSessionEnd } from 'core/http/is-session-end';

/** What the way from record to record asks of its duck. */
export type PreviousNextDuck<T extends Identified> = Pick<
  Duck<T>,
  'select' | 'list' | 'pageSize' | 'sorting' | 'formRecord'
>;

const isSameQuery = (listed: ListQuery, query: PageQuery) =>
  listed.page === query.page && listed.search === query.search && listed.sort === query.sort;

/**
 * The way from a record to those before and after it in the list that it was opened from. Nothing is asked of the
 * server unless the neighbour stands on another page than the one that was loaded last.
 */
export const usePreviousNext = <T extends Identified>(duck: PreviousNextDuck<T>, formPath?: string) => {
  const attempt = useAttempt();
  const store = useStore();
  const { received, toOtherRecord } = useNavigation<T>(formPath);
  const { place, list = '' } = received;
  const [isTurning, setTurning] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const load = async (query: PageQuery) => {
    const { query: listed, listing } = duck.select(store.getState());
    if (listing === 'SUCCESS' && listed && isSameQuery(listed, query)) return true;
    setTurning(true);
    const { worked, error } = await attempt(duck.list(query));
    setTurning(false);
    // The form has no place of its own for it. Where the session ended, that is told already.
    if (!worked && !isSessionEnd(error)) addMessageWithToast(store.dispatch, 'danger', textOfFailure(error));
    return worked && isOpen.current;
  };

  const turn = async (by: 'previous' | 'next') => {
    if (!place || isTurning) return;
    const at = place.at + (by === 'next' ? 1 : -1);
    if (at < 0 || at >= place.total) return;
    const query = { ...readQuery(list, duck.sorting), page: Math.floor(at / duck.pageSize) + 1 };
    if (!(await load(query))) return;
    const { content, totalElements: total } = duck.select(store.getState()).page;
    // The list may have become shorter meanwhile.
    const row = content[at % duck.pageSize] ?? content.at(-1);
    if (row) toOtherRecord(duck.formRecord(row), { list: writeQuery(query), place: { at, total, by } });
  };

  return { place, isTurning, turn };
};

export type PreviousNextState = ReturnType<typeof usePreviousNext>;
