import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';

/** Renders an element in a new store of the console, and returns the store. */
export const renderInStore = (element: ReactElement) => {
  const store = initStore();
  render(<Provider store={store}>{element}</Provider>);
  return store;
};
