import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Identified, Page } from 'lib/model';
import type { DeletedRecord } from 'core/messages/messages.duck';
import type { Duck } from 'core/redux/create-duck';
import type { CrudState } from 'core/redux/duck-types';
import { orderingOf, type PageQuery } from 'core/redux/list-query';
import { acceptedSort } from 'core/redux/sorting';
import type { NavigationState } from 'core/navigation/navigation-state';
import { useNavigation } from 'core/navigation/use-navigation';
import { useListQuery } from './use-list-query';
import { useRowTools, type ActionResult } from './use-row-tools';

/** The parts of a duck that a list uses. */
export type ListDuck<T extends Identified> = Pick<
  Duck<T>,
  'select' | 'list' | 'fetchPage' | 'remove' | 'readWhole' | 'pageSize' | 'maxSearchLength' | 'sorting' | 'formRecord'
>;

/** Goes to the last page if the URL names a page beyond it. Returns the last page, and whether that move is pending. */
const useLastPage = <T extends Identified>(duck: ListDuck<T>, query: PageQuery, go: (to: PageQuery) => void) => {
  const { page, listing, query: listed } = useSelector(duck.select);
  const lastPage = Math.max(1, Math.ceil(page.totalElements / duck.pageSize));
  const isBeyondEnd = listing === 'SUCCESS' && listed === query && page.content.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) go({ ...query, page: lastPage });
  }, [isBeyondEnd, go, query, lastPage]);
  return { lastPage, isBeyondEnd };
};

/** The name of the saved record, if the list returned to a page without it and can be searched. */
const useSavedElsewhere = <T extends Identified>(
  duck: ListDuck<T>,
  query: PageQuery,
  { savedId, savedName }: NavigationState<T>,
) => {
  const [returnedTo] = useState(query);
  const { page, listing, query: listed } = useSelector(duck.select);
  const isListed = listing === 'SUCCESS' && listed === query && query === returnedTo;
  if (!isListed || savedId === undefined || duck.maxSearchLength === 0) return undefined;
  return page.content.some(({ id }) => id === savedId) ? undefined : savedName;
};

/** The next action may show the same text while this alert is still visible. The number makes it a new alert. */
interface NumberedResult extends ActionResult {
  number: number;
}

/** The result of the latest action. Its alert closes; a deleted record can be created again until the next action. */
const useActionResult = () => {
  const [result, setResult] = useState<NumberedResult | null>(null);
  const [deleted, setDeleted] = useState<DeletedRecord>();
  const onResult = (latest: ActionResult) => {
    setResult(shown => ({ ...latest, number: (shown?.number ?? 0) + 1 }));
    setDeleted(latest.deleted);
  };
  return { result, deleted, onResult, clear: () => setResult(null) };
};

/** The position of a row on its page, and in the whole list. */
const placesOn = <T extends Identified>(
  { content, totalElements }: Page<T>,
  { pageSize }: Pick<ListDuck<T>, 'pageSize'>,
  { page }: PageQuery,
) => {
  const isSame = (row: T) => (one: T) => one === row || (one.id !== undefined && one.id === row.id);
  const indexOf = (row: T) => Math.max(content.findIndex(isSame(row)), 0);
  const positionOf = (row: T) => ({ at: (page - 1) * pageSize + indexOf(row), total: totalElements });
  return { indexOf, positionOf };
};

/** The state of the list's request. */
const progressOf = <T extends Identified>({ page, listing, error }: CrudState<T>, isBeyondEnd: boolean) => ({
  /** Rows of the previous query stay visible, dimmed, until the new response arrives. */
  loading: listing === 'ONGOING' || listing === 'NOOP' || isBeyondEnd,
  /** Nothing to show yet: no response has arrived, and no earlier rows are in the store. */
  isFirst: listing === 'NOOP' || (listing === 'ONGOING' && page.content.length === 0),
  failed: listing === 'ERROR',
  error,
});

/** Everything that a list of one duck can do. `ListPage` is the usual component on top of it. */
export const useList = <T extends Identified>(duck: ListDuck<T>, formPath?: string) => {
  const { received, search, replaceSearch, forget, toForm, form, addressOf, closeForms } = useNavigation<T>(formPath);
  const state = useSelector(duck.select);
  const { page, refusedOrders } = state;
  const { query, reload, go } = useListQuery(duck, search, replaceSearch);
  const { result, deleted, onResult, clear } = useActionResult();
  const { lastPage, isBeyondEnd } = useLastPage(duck, query, go);
  const savedElsewhere = useSavedElsewhere(duck, query, received);
  const sort = acceptedSort(query.sort, duck.sorting, refusedOrders);

  const places = placesOn(page, duck, query);
  const rowTools = useRowTools(duck, { reload, onResult, toForm, ...places, addressOf, form, search, closeForms });

  return {
    rows: page.content,
    total: page.totalElements,
    isTotalUnknown: page.isTotalUnknown === true,
    size: duck.pageSize,
    /** Fetches another page of the same query, without a change to the visible rows. */
    fetchPage: (number: number, signal: AbortSignal) => duck.fetchPage({ ...query, page: number, sort }, signal),
    maxSearchLength: duck.maxSearchLength,
    lastPage,
    ...progressOf(state, isBeyondEnd),
    query,
    /** The order of the list, if the server can sort it as the user wants. */
    ordering: duck.sorting && orderingOf(duck.sorting, query, go, refusedOrders),
    /** The server does not accept the order that the list should have. */
    isUnordered: sort === '',
    result,
    deleted,
    savedId: received.savedId,
    /** The name of the saved record that is not on this page; undefined while the result of a later action is shown. */
    savedElsewhere: result ? undefined : savedElsewhere,
    justSaved: received.saved === true,
    closeResult: () => (result ? clear() : forget('saved')),
    reload,
    search: (text: string) => go({ ...query, page: 1, search: text }),
    goToPage: (number: number) => go({ ...query, page: number }),
    add: () => toForm(),
    rowTools,
  };
};

export type List<T extends Identified> = ReturnType<typeof useList<T>>;
