import { createContext, useContext } from 'react';
import type { createHashStateHistory } from './hash-history';

export type Navigation = ReturnType<typeof createHashStateHistory>;

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** What the router's own history cannot do: go back to a screen with something in hand, and close a form behind. */
export const useBrowserNavigation = (): Navigation => {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no NavigationProvider above this component.');
  return navigation;
};
