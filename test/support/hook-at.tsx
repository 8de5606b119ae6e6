import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import { storeToken } from 'core/http/token';
import { NavigationRouter } from 'core/navigation/navigation-router';
import { openSession } from '../mock-backend/server';
import { open } from './browser-history';
import './http';

/** Renders a screen's hook at a location, with its navigation state, for an editor who is signed in. */
export const renderHookAt = <Result,>(
  useHook: () => Result,
  location: { pathname: string; search?: string; state?: object },
  store = initStore(),
) => {
  storeToken(openSession('editor', false), false);
  const navigation = open('#/');
  navigation.history.push(location);
  const hook = renderHook(useHook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <NavigationRouter navigation={navigation}>{children}</NavigationRouter>
      </Provider>
    ),
  });
  return { ...hook, store, history: navigation.history };
};
