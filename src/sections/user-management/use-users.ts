import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useHistory, useLocation } from 'react-router-dom';
import type { Action } from 'redux';
import { orderingOf, readQuery, writeQuery, type PageQuery } from 'core/redux/list-query';
import { useNavigation, type NavigationState } from 'core/navigation/use-navigation';
import { type ActionResult } from 'crud/use-row-tools';
import { textOfFailure } from 'core/http/server-text';
import { PAGE_SIZE } from 'lib/model';
import { useAppDispatch, useAttempt } from 'core/redux/hooks';
import { useLatest } from 'lib/use-latest';
import { changeAuthorities, fetchUsers, getAuthorities, getUsers, userManagement, SORTING, updateUser } from './duck';
import { focusRow } from 'ui/layout/focus-row';
import { BACKGROUND } from 'core/http/background';
import { isSessionEnd } from 'core/http/is-session-end';
import type { User } from './model';

/** What the screens of this section hand to the list, beside what all sections do. */
export interface UsersHandover extends NavigationState<User> {
  outcome?: ActionResult;
  /** The row whose deletion was asked about: the question took the list's own focus with it. */
  at?: number;
}

const SAVED: ActionResult = { kind: 'success', text: 'messages.saveSuccess' };
const notChanged = (error: unknown): ActionResult => ({
  kind: 'warning',
  text: 'messages.changeError',
  detail: textOfFailure(error),
});

/** The users of one page, and what can be done to them from the list. */
export const useUsers = () => {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const history = useHistory();
  const { state } = useLocation<UsersHandover | undefined>();
  const { pathname } = useLocation();
  const { base, search, replaceSearch } = useNavigation<User>();
  const { users, totalItems, authorities, loading, updating, errorMessage } = useSelector(userManagement.select);
  const query = useMemo(() => readQuery(search, SORTING), [search]);
  const { page, sort = SORTING.first } = query;
  const [answered, setAnswered] = useState<{ query: PageQuery; worked: boolean } | null>(null);
  const [outcome, setOutcome] = useState<ActionResult | null>(null);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const worked = await dispatch(getUsers({ page: page - 1, size: PAGE_SIZE, sort }));
    if (mine === latest.current) setAnswered({ query, worked });
  }, [dispatch, query, page, sort]);
  useEffect(() => void reload(), [reload]);
  useEffect(() => void dispatch(getAuthorities(BACKGROUND)), [dispatch]);

  const go = useCallback((to: PageQuery) => replaceSearch(writeQuery(to)), [replaceSearch]);
  const lastPage = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  const isAnswered = answered?.query === query;
  const isBeyondEnd = isAnswered && answered.worked && !loading && users.length === 0 && page > lastPage;
  useEffect(() => {
    if (isBeyondEnd) go({ ...query, page: lastPage });
  }, [isBeyondEnd, go, query, lastPage]);

  const isLoading = loading || !isAnswered || isBeyondEnd;
  const [focusAt, setFocusAt] = useState(state?.at ?? null);
  useEffect(() => {
    if (focusAt === null || isLoading) return;
    setFocusAt(null);
    focusRow(focusAt);
  }, [focusAt, isLoading]);

  const reloadShown = useLatest(reload);
  const isActing = useRef(false);
  /** One change at a time; the list is asked for again however it ended. */
  const act = async (user: User, action: Action) => {
    if (isActing.current) return;
    isActing.current = true;
    const index = users.indexOf(user);
    const { worked, error } = await attempt(action);
    // Signing out takes the list away: there is nothing to tell in it and nothing to ask for again.
    if (!isSessionEnd(error)) {
      setOutcome(worked ? SAVED : notChanged(error));
      await reloadShown.current();
      setFocusAt(index);
    }
    isActing.current = false;
  };

  return {
    users,
    authorities,
    base,
    search,
    query,
    total: totalItems,
    size: PAGE_SIZE,
    lastPage,
    updating,
    loading: isLoading,
    failed: isAnswered && !answered.worked && !loading,
    error: errorMessage,
    savedId: state?.savedId,
    outcome: outcome ?? state?.outcome ?? (state?.saved ? SAVED : null),
    closeOutcome: () => (outcome ? setOutcome(null) : history.replace({ pathname, search })),
    reload,
    goToPage: (number: number) => go({ ...query, page: number }),
    ordering: orderingOf(SORTING, query, go),
    /** Asks for another page of the same question, without a change to what is on show. */
    fetchPage: async (number: number, signal: AbortSignal) => {
      const { data, headers } = await fetchUsers({ page: number - 1, size: PAGE_SIZE, sort }, signal);
      return { content: data, totalElements: headers['x-total-count'] };
    },
    toggle: (user: User) => act(user, updateUser({ ...user, activated: user.activated !== true })),
    askRoles: () => authorities.length === 0 && dispatch(getAuthorities()),
    changeAuthorities: (user: User, names: readonly string[]) => act(user, changeAuthorities(user.id ?? '', names)),
  };
};

export type Users = ReturnType<typeof useUsers>;
