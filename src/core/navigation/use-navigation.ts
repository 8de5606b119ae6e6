import { createContext, useContext, useMemo } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import type { Identified } from 'lib/model';
import { formPathOf, sectionPathOf } from './entry-state';
import type { Navigation } from './hash-history';
import { movesOfForm, movesOfList, movesOfTexts } from './internal/moves';
import type { NavigationState } from './navigation-state';

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** What the router's own history cannot do: go back to a screen with new state, and close the form that is left. */
export const useBrowserNavigation = (): Navigation => {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no NavigationProvider above this component.');
  return navigation;
};

/** The ways from a screen of a section to its others. */
export type ScreenMoves<T extends Identified> = ReturnType<typeof useNavigation<T>>;

/**
 * Moves between the screens of a section. Sections use the history only through this hook. The history holds at most
 * one entry of a form: its text screen is above it and returns to it, and the form returns to its list.
 */
export const useNavigation = <T extends Identified>(formPath = '/manage') => {
  const history = useHistory<NavigationState<T> | undefined>();
  const navigation = useBrowserNavigation();
  const { pathname, state, search } = useLocation<NavigationState<T> | undefined>();

  return useMemo(() => {
    const sectionPath = sectionPathOf(pathname);
    const screen = { history, navigation, pathname, search, state, sectionPath, formPath: sectionPath + formPath };
    const received: NavigationState<T> = state ?? {};
    return {
      received,
      sectionPath,
      /** The list's own query, if this screen is the list. */
      search,
      ...movesOfList(screen),
      ...movesOfForm(screen),
      ...movesOfTexts(screen),
    };
  }, [history, navigation, pathname, state, search, formPath]);
};

/** The moves of a form, or of one of its texts. */
export const useFormNavigation = <T extends Identified>(): ScreenMoves<T> => {
  const { pathname } = useLocation();
  return useNavigation<T>(formPathOf(pathname).slice(sectionPathOf(pathname).length));
};
