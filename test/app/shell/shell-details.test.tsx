import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { Header } from 'app/shell/header/header';
import Toasts from 'app/shell/toast-container';
import DevTools from 'app/start/internal/dev-tools';
import { initStore } from 'app/start/internal/store';
import { getProfile } from 'core/auth/application-profile.duck';
import { server } from '../../mock-backend/server';
import { hold } from '../../support/hold';

const PROFILE = '*/management/info';

const openHeader = () => {
  const store = initStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

it.each([
  ['shown', false, 1],
  ['hidden', true, 0],
])(
  'R38, R43: the ribbon with the name of the environment is %s where production is %s',
  async (_, inProduction, count) => {
    server.use(http.get(PROFILE, () => HttpResponse.json({ ribbonEnv: 'homologação', inProduction })));
    const store = openHeader();
    await act(() => store.dispatch(getProfile()));
    expect(screen.queryAllByText('homologação')).toHaveLength(count);
  },
);

it('R44: the loading bar is shown while a request is pending and is hidden after the response', async () => {
  const response = hold('get', PROFILE, () => HttpResponse.json({}));
  const store = openHeader();
  const bar = document.querySelector('.loading-bar');
  expect(bar).not.toHaveClass('loading');
  act(() => void store.dispatch(getProfile()));
  await waitFor(() => expect(bar).toHaveClass('loading'));
  response();
  await waitFor(() => expect(bar).not.toHaveClass('loading'));
});

it('R45: Ctrl+H shows the state of the store, and a second Ctrl+H hides it', () => {
  render(
    <Provider store={initStore()}>
      <DevTools />
    </Provider>,
  );
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  expect(screen.getByText('authentication')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  expect(screen.queryByText('authentication')).not.toBeInTheDocument();
});

it('R162: toasts appear at the top left', async () => {
  render(
    <Provider store={initStore()}>
      <Toasts />
    </Provider>,
  );
  act(() => void toast('Salvo'));
  const shown = await screen.findByText('Salvo');
  expect(shown.closest('.Toastify__toast-container--top-left')).toBeInTheDocument();
});
