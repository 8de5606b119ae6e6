import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'shared/i18n/message-key';
import type { Id, Identified } from 'shared/model';
import type { Duck } from 'shared/redux/create-duck';
import { useAppDispatch } from 'shared/redux/hooks';
import type { Thunk } from 'shared/redux/request';
import { orderingOf, readQuery, writeQuery, type PageQuery } from './list-query';
import { useNavigation } from './navigation';

/** What a list tells of its own last action: gone after 1.5 s. */
export interface Outcome {
  kind: 'success' | 'warning' | 'danger';
  text: MessageKey;
}

/** What a list asks of its duck. */
export type ListDuck<T extends Identified> = Pick<
  Duck<T>,
  'select' | 'list' | 'fetchPage' | 'remove' | 'pageSize' | 'longestSearch' | 'sorting' | 'handed'
>;

/** Everything a list of one duck can do; `ListPage` is its usual face. */
export const useList = <T extends Identified>(duck: ListDuck<T>, formPath?: string) => {
  const dispatch = useAppDispatch();
  const { received, search, replaceSearch, forget, toForm } = useNavigation<T>(formPath);
  const { page, listing, asked } = useSelector(duck.select);
  const query = useMemo(() => readQuery(search, duck.sorting), [search, duck.sorting]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busyRow, setBusyRow] = useState<Id | null>(null);

  const go = useCallback((to: PageQuery) => replaceSearch(writeQuery(to)), [replaceSearch]);
  const reload = useCallback(() => dispatch(duck.list(query)), [dispatch, duck, query]);
  useEffect(() => void reload(), [reload]);

  const lastPage = Math.max(1, Math.ceil(page.totalElements / duck.pageSize));
  const isBeyondEnd = listing === 'SUCCESS' && asked === query && page.content.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) go({ ...query, page: lastPage });
  }, [isBeyondEnd, go, query, lastPage]);

  /** Runs a row's own request with the row locked, tells how it ended and reloads, after a wait if one is asked for. */
  const act = async (row: T, action: Thunk, told: { success?: MessageKey; failure: MessageKey }, wait = 0) => {
    if (busyRow !== null) return;
    setBusyRow(row.id ?? null);
    const worked = await dispatch(action);
    if (worked && told.success) setOutcome({ kind: 'success', text: told.success });
    if (!worked) setOutcome({ kind: 'warning', text: told.failure });
    if (worked && wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    await reload();
    setBusyRow(null);
  };

  /** Where a row stands in the whole list. */
  const placeOf = (row: T) => {
    const index = page.content.findIndex(one => one === row || (one.id !== undefined && one.id === row.id));
    return { at: (query.page - 1) * duck.pageSize + Math.max(index, 0), total: page.totalElements };
  };

  return {
    rows: page.content,
    total: page.totalElements,
    size: duck.pageSize,
    /** Asks for another page of the same question, without a change to what is on show. */
    fetchPage: (number: number, signal: AbortSignal) => duck.fetchPage({ ...query, page: number }, signal),
    longestSearch: duck.longestSearch,
    lastPage,
    /** Rows of another question stay on show, dimmed, while the new answer comes. */
    loading: listing === 'ONGOING' || listing === 'NOOP' || isBeyondEnd,
    /** Nothing to show yet: the answer in the store belongs to no question of this list. */
    isFirst: listing === 'NOOP' || (listing === 'ONGOING' && page.content.length === 0),
    failed: listing === 'ERROR',
    query,
    /** Where the server orders the list as its reader asks. */
    ordering: duck.sorting && orderingOf(duck.sorting, query, go),
    outcome,
    busyRow,
    savedId: received.savedId,
    justSaved: received.saved === true,
    closeOutcome: () => (outcome ? setOutcome(null) : forget('saved')),
    reload,
    act,
    search: (text: string) => go({ ...query, page: 1, search: text }),
    goToPage: (number: number) => go({ ...query, page: number }),
    add: () => toForm(),
    edit: (row: T) => toForm(duck.handed(row), { place: placeOf(row) }),
    /** Opens the form with a copy that is new and not saved. */
    duplicate: (copy: T, blank: T) => toForm(copy, { base: blank }),
    remove: (row: T, wait?: number) =>
      act(row, duck.remove(row), { success: 'messages.deleteSuccess', failure: 'messages.deleteError' }, wait),
  };
};

export type List<T extends Identified> = ReturnType<typeof useList<T>>;
