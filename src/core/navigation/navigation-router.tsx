import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './hash-history';
import { NavigationProvider } from './use-navigation';

/** The router with the console's own history. */
export const NavigationRouter = ({ navigation, children }: { navigation: Navigation; children: ReactNode }) => (
  <NavigationProvider value={navigation}>
    <Router history={navigation.history}>{children}</Router>
  </NavigationProvider>
);
