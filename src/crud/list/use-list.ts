import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { NavigationState } from 'core/navigation/navigation-state';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified, Page } from 'lib/model';
import { acceptedSort } from 'lib/sorting';
import type { Duck } from 'records/duck';
import { isListed, isSameQuery, orderingOf, type PageQuery } from 'records/list-query';
import type { CrudState } from 'records/source';
import type { ActionResult } from './internal/action-result';
import { useListQuery } from './internal/use-list-query';
import type { ListController, ListRequest, NumberedResult } from './list-controller';
import { useRowTools } from './use-row-tools';

/** Goes to the last page if the URL names a page beyond it. Returns the last page, and whether that move is pending. */
const useLastPage = <T extends Identified>(duck: Duck<T>, query: PageQuery, go: (to: PageQuery) => void) => {
  const state = useSelector(duck.select);
  const { page } = state;
  const lastPage = Math.max(1, Math.ceil(page.totalElements / page.size));
  const isBeyondEnd = isListed(state, query) && page.content.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) go({ ...query, page: lastPage });
  }, [isBeyondEnd, go, query, lastPage]);
  return { lastPage, isBeyondEnd };
};

/** The name of the saved record, if the list returned to a page without it and can be searched. */
const useSavedElsewhere = <T extends Identified>(
  duck: Duck<T>,
  query: PageQuery,
  { savedId, savedName }: NavigationState<T>,
) => {
  const [returnedTo] = useState(query);
  const state = useSelector(duck.select);
  if (savedId === undefined || duck.maxSearchLength === 0) return undefined;
  const isReadSince = isListed(state, query) && !state.savedIds.includes(savedId);
  if (!isReadSince || !isSameQuery(query, returnedTo)) return undefined;
  return state.page.content.some(({ id }) => id === savedId) ? undefined : savedName;
};

/** The result of the latest action. Its alert closes; what can be done about it is offered until the next action. */
const useActionResult = () => {
  const [result, setResult] = useState<NumberedResult | null>(null);
  const [{ deleted, inUse }, setOffer] = useState<Pick<ActionResult, 'deleted' | 'inUse'>>({});
  const onResult = (latest: ActionResult) => {
    setResult(shown => ({ ...latest, number: (shown?.number ?? 0) + 1 }));
    setOffer(latest);
  };
  return { result, deleted, inUse, onResult, clear: () => setResult(null) };
};

/** The position of a row on its page, and in the whole list. */
const indexesOn = <T extends Identified>({ content, totalElements, size }: Page<T>, { page }: PageQuery) => {
  const isSame = (row: T) => (one: T) => one === row || (one.id !== undefined && one.id === row.id);
  const indexOf = (row: T) => Math.max(content.findIndex(isSame(row)), 0);
  const positionOf = (row: T) => ({ at: (page - 1) * size + indexOf(row), total: totalElements });
  return { indexOf, positionOf };
};

const requestOf = <T extends Identified>(
  { page, listing, error }: CrudState<T>,
  isBeyondEnd: boolean,
): Omit<ListRequest, 'reload'> => ({
  loading: listing === 'ONGOING' || listing === 'NOOP' || isBeyondEnd,
  isFirst: listing === 'NOOP' || (listing === 'ONGOING' && page.content.length === 0),
  failed: listing === 'ERROR',
  error,
});

/** Everything that a list of one duck can do. `ListPage` is the usual component on top of it. */
export const useList = <T extends Identified>(duck: Duck<T>, formPath?: string): ListController<T> => {
  const navigation = useNavigation<T>(formPath);
  const { received, search, replaceSearch, forget, toForm } = navigation;
  const state = useSelector(duck.select);
  const { page, refusedOrders } = state;
  const { query, reload, go } = useListQuery(duck, search, replaceSearch);
  const { result, deleted, inUse, onResult, clear } = useActionResult();
  const { lastPage, isBeyondEnd } = useLastPage(duck, query, go);
  const savedElsewhere = useSavedElsewhere(duck, query, received);
  const sort = acceptedSort(query.sort, duck.sorting, refusedOrders);

  const tools = useRowTools(duck, { ...navigation, ...indexesOn(page, query), reload, onResult });

  return {
    page: {
      rows: page.content,
      total: page.totalElements,
      isTotalUnknown: page.isTotalUnknown === true,
      size: page.size,
      lastPage,
      fetchPage: (asked, signal) => duck.fetchPage({ ...query, ...asked }, signal),
    },
    request: { ...requestOf(state, isBeyondEnd), reload },
    query: {
      value: query,
      search: text => go({ ...query, page: 1, search: text }),
      goToPage: number => go({ ...query, page: number }),
      maxSearchLength: duck.maxSearchLength,
      ordering: duck.sorting && orderingOf(duck.sorting, query, go, refusedOrders),
      isUnordered: sort === '',
    },
    result: { latest: result, deleted, inUse, close: () => (result ? clear() : forget('saved')) },
    saved: {
      isJustSaved: received.saved === true,
      id: received.savedId,
      elsewhere: result ? undefined : savedElsewhere,
    },
    tools,
    add: () => toForm(),
  };
};
