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
  ['by its own fields', { ribbonEnv: 'homologação', inProduction: false }],
  ['by the profiles of JHipster', { activeProfiles: ['homologação'], 'display-ribbon-on-profiles': 'homologação' }],
])('R38, R43: a ribbon names the environment when it is reported as non-production %s', async (_, profile) => {
  server.use(http.get(PROFILE, () => HttpResponse.json(profile)));
  const store = openHeader();
  await act(() => store.dispatch(getProfile()));
  expect(await screen.findByText('homologação')).toBeVisible();
});

it.each([
  ['by its own fields', { ribbonEnv: 'homologação', inProduction: true }],
  [
    'by the profiles of JHipster',
    { activeProfiles: ['prod', 'homologação'], 'display-ribbon-on-profiles': 'homologação' },
  ],
])('no ribbon is shown when the environment is reported as production %s', async (_, profile) => {
  server.use(http.get(PROFILE, () => HttpResponse.json(profile)));
  const store = openHeader();
  await act(() => store.dispatch(getProfile()));
  expect(screen.queryByText('homologação')).not.toBeInTheDocument();
});

it('R44: the loading bar is shown while a request is pending and is hidden after the response', async () => {
  let response = () => undefined as void;
  const answered = new Promise<void>(resolve => {
    response = resolve;
  });
  server.use(
    http.get(PROFILE, async () => {
      await answered;
      return HttpResponse.json({});
    }),
  );
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
