import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import { BACKGROUND } from 'core/http/background';
import type { NavigationState } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import { useList } from 'crud/use-list';
import type { ActionResult } from 'crud/use-row-tools';
import { focusRow } from 'ui/layout/focus-row';
import { getAuthorities } from './duck';
import type { User } from './model';
import { users } from './users-duck';

/** What the question of a deletion hands to the list, beside what all screens do. */
export interface UsersHandover extends NavigationState<User> {
  outcome?: ActionResult;
  /** The row that was asked about: the question took the list's own focus with it. */
  at?: number;
}

/** Focuses a row once the list is answered anew; until then the rows are those of before. */
const useFocusOnReturn = (at: number | undefined, isLoading: boolean) => {
  const row = useRef(at);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (isLoading) wasLoading.current = true;
    if (isLoading || !wasLoading.current || row.current === undefined) return;
    focusRow(row.current);
    row.current = undefined;
  }, [isLoading]);
};

/** The list of users. The question of a deletion is a screen of its own, and hands over how it ended. */
export const useUserList = () => {
  const dispatch = useAppDispatch();
  const history = useHistory();
  const { pathname, search, state } = useLocation<UsersHandover | undefined>();
  const list = useList(users);
  useFocusOnReturn(state?.at, list.loading);
  useEffect(() => void dispatch(getAuthorities(BACKGROUND)), [dispatch]);
  return {
    ...list,
    outcome: list.outcome ?? state?.outcome ?? null,
    closeOutcome: () => (list.outcome ? list.closeOutcome() : history.replace({ pathname, search })),
  };
};
