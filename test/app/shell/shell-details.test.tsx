import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { Header } from 'app/shell/header/header';
import Toasts from 'app/shell/toast-container';
import DevTools from 'app/start/internal/dev-tools';
import { getProfile } from 'core/auth/application-profile.duck';
import { server } from '../../mock-backend/server';
import { hold } from '../../support/hold';
import { renderInStore } from '../../support/render-in-store';

const PROFILE = '*/management/info';

const openHeader = () =>
  renderInStore(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );

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
  renderInStore(<DevTools />);
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  expect(screen.getByText('authentication')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'h', ctrlKey: true });
  expect(screen.queryByText('authentication')).not.toBeInTheDocument();
});

it('R162: toasts appear at the top left', async () => {
  renderInStore(<Toasts />);
  act(() => void toast('Salvo'));
  const shown = await screen.findByText('Salvo');
  expect(shown.closest('.Toastify__toast-container--top-left')).toBeInTheDocument();
});
