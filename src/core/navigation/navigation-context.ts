import { createContext, useContext } from 'react';
import type { createHashStateHistory } from './hash-history';

export type Navigation = ReturnType<typeof createHashStateHistory>;

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** What the router's own history cannot do: go back to a screen with new state, and close the form that is left. */
export const useBrowserNavigation = (): Navigation => {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no NavigationProvider above this component.');
  return navigation;
};
