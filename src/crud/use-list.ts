import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Identified, Page } from 'lib/model';
import type { DeletedRecord } from 'core/messages/messages.duck';
import type { Duck } from 'core/redux/create-duck';
import type { CrudState } from 'core/redux/duck-types';
import { orderingOf, type PageQuery } from 'core/redux/list-query';
import type { NavigationState } from 'core/navigation/navigation-state';
import { useNavigation } from 'core/navigation/use-navigation';
import { useListQuery } from './use-list-query';
import { useRowTools, type ActionResult } from './use-row-tools';

/** What a list asks of its duck. */
export type ListDuck<T extends Identified> = Pick<
  Duck<T>,
  'select' | 'list' | 'fetchPage' | 'remove' | 'readWhole' | 'pageSize' | 'maxSearchLength' | 'sorting' | 'formRecord'
>;

/** Goes to the last page where the URL asks for one beyond it. Answers the last page, and whether that is under way. */
const useLastPage = <T extends Identified>(duck: ListDuck<T>, query: PageQuery, go: (to: PageQuery) => void) => {
  const { page, listing, query: listed } = useSelector(duck.select);
  const lastPage = Math.max(1, Math.ceil(page.totalElements / duck.pageSize));
  const isBeyondEnd = listing === 'SUCCESS' && listed === query && page.content.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) go({ ...query, page: lastPage });
  }, [isBeyondEnd, go, query, lastPage]);
  return { lastPage, isBeyondEnd };
};

/** The name of the saved record, where the page that the list returned to does not have it and a search finds it. */
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

/** The next action may tell the same while the alert of this one stands; it is another one all the same. */
interface NumberedResult extends ActionResult {
  number: number;
}

/**
 * What the latest action told. Its alert goes; the offer to make a deleted record again stays until the next action.
 */
const useActionResult = () => {
  const [result, setResult] = useState<NumberedResult | null>(null);
  const [deleted, setDeleted] = useState<DeletedRecord>();
  const onResult = (latest: ActionResult) => {
    setResult(shown => ({ ...latest, number: (shown?.number ?? 0) + 1 }));
    setDeleted(latest.deleted);
  };
  return { result, deleted, onResult, clear: () => setResult(null) };
};

/** Where a row stands on its page, and in the whole list. */
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

/** How far the list has come. */
const progressOf = <T extends Identified>({ page, listing, error }: CrudState<T>, isBeyondEnd: boolean) => ({
  /** Rows of another question stay on show, dimmed, while the new answer comes. */
  loading: listing === 'ONGOING' || listing === 'NOOP' || isBeyondEnd,
  /** Nothing to show yet: the answer in the store belongs to no question of this list. */
  isFirst: listing === 'NOOP' || (listing === 'ONGOING' && page.content.length === 0),
  failed: listing === 'ERROR',
  error,
});

/** Everything a list of one duck can do; `ListPage` is its usual face. */
export const useList = <T extends Identified>(duck: ListDuck<T>, formPath?: string) => {
  const { received, search, replaceSearch, forget, toForm, form, addressOf, closeForms } = useNavigation<T>(formPath);
  const state = useSelector(duck.select);
  const { page } = state;
  const { query, reload, go } = useListQuery(duck, search, replaceSearch);
  const { result, deleted, onResult, clear } = useActionResult();
  const { lastPage, isBeyondEnd } = useLastPage(duck, query, go);
  const savedElsewhere = useSavedElsewhere(duck, query, received);

  const places = placesOn(page, duck, query);
  const rowTools = useRowTools(duck, { reload, onResult, toForm, ...places, addressOf, form, search, closeForms });

  return {
    rows: page.content,
    total: page.totalElements,
    size: duck.pageSize,
    /** Asks for another page of the same question, without a change to what is on show. */
    fetchPage: (number: number, signal: AbortSignal) => duck.fetchPage({ ...query, page: number }, signal),
    maxSearchLength: duck.maxSearchLength,
    lastPage,
    ...progressOf(state, isBeyondEnd),
    query,
    /** Where the server orders the list as its reader asks. */
    ordering: duck.sorting && orderingOf(duck.sorting, query, go),
    result,
    deleted,
    savedId: received.savedId,
    /** The name of the saved record that is not on this page, until the next action. */
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
