import { useMemo } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import type { Identified } from 'lib/model';
import { movesOfForm, movesOfList, movesOfTexts } from './moves';
import { useBrowserNavigation } from './navigation-context';
import type { NavigationState } from './navigation-state';

/** The mounted base of a section: `/application-admin/diseases` of any path below it (R5). */
const baseOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/**
 * Moves between the screens of a section. This is the one place that calls the history. The history holds one entry of
 * a form at most: its text screen lies over it and goes back to it, and the form goes back to its list.
 */
export const useNavigation = <T extends Identified>(formPath = '/manage') => {
  const history = useHistory<NavigationState<T> | undefined>();
  const navigation = useBrowserNavigation();
  const { pathname, state, search } = useLocation<NavigationState<T> | undefined>();

  return useMemo(() => {
    const base = baseOf(pathname);
    const screen = { history, navigation, pathname, search, state, base, form: base + formPath };
    const received: NavigationState<T> = state ?? {};
    return {
      received,
      base,
      /** The list's own query, where this screen is the list. */
      search,
      ...movesOfList(screen),
      ...movesOfForm(screen),
      ...movesOfTexts(screen),
    };
  }, [history, navigation, pathname, state, search, formPath]);
};
