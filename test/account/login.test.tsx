import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToken } from 'core/http/token';
import { server } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { hold } from '../support/hold';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { reload, visit, visitWithoutSession } from '../support/visit';

const COUPONS = '/application-admin/coupon?search=NATAL';

/** Signs in again on a screen whose session has ended. */
const signInAgain = async ({ rememberMe = false } = {}) => {
  server.use(
    http.get('*/api/coupons', () => {
      expireSessions();
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const user = await visit(COUPONS);
  expect(await screen.findByLabelText(/Usuário/)).toHaveValue('editor');
  await user.type(screen.getByLabelText(/^Senha/), 'editor');
  server.resetHandlers();
  if (rememberMe) await user.click(screen.getByRole('checkbox', { name: 'Manter-me conectado' }));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(getToken()).toBeDefined());
  return user;
};

it('after signing in again, the user is on the same screen with the same search', async () => {
  await signInAgain();
  await waitFor(() => expect(window.location.hash).toBe(`#${COUPONS}`));
  expect(await screen.findByRole('searchbox')).toHaveValue('NATAL');
});

it.each([
  [false, 'session', 0, 1],
  [true, 'local', 1, 0],
])(
  'R17, F65: with "remember me" %p, the token is stored in the %s storage only',
  async (rememberMe, _where, local, session) => {
    await signInAgain({ rememberMe });
    const hasToken = (storage: Storage) =>
      Object.values({ ...storage }).filter(text => text === JSON.stringify(getToken()));
    expect(hasToken(localStorage)).toHaveLength(local);
    expect(hasToken(sessionStorage)).toHaveLength(session);
  },
);

it('a user name of spaces alone is missing, one with spaces around it signs in, and the password is sent as it was typed', async () => {
  const sent = sentBodies();
  const user = await visitWithoutSession('/login');
  await user.type(await screen.findByLabelText(/Usuário/), ' \u00a0');
  await user.type(screen.getByLabelText(/^Senha/), ' editor ');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.getByLabelText(/Usuário/)).toHaveAccessibleDescription(/Informe/));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/Usuário/), 'editor\u00a0\u200b');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(sent).toEqual([{ username: 'editor', password: ' editor ', rememberMe: false }]));
});

it('F63: a double click on the sign-in button sends one request', async () => {
  const sent = requests(/authenticate/);
  const answer = hold('post', '*/api/authenticate');
  const user = await visitWithoutSession('/login');
  await user.type(await screen.findByLabelText(/Usuário/), 'editor');
  await user.type(screen.getByLabelText(/^Senha/), 'editor');
  await user.dblClick(screen.getByRole('button', { name: 'Entrar' }));
  answer();
  await waitFor(() => expect(getToken()).toBeDefined());
  expect(sent).toHaveLength(1);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login', '/logout'])(
  'R11, F70: a sign-in with the return address %s opens the home screen',
  async pathname => {
    await visit('/account/password');
    window.history.pushState({ state: { from: { pathname } } }, '', '#/login');
    await reload();
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  },
);

/** Fills a field as some password managers do: the page gets no event. */
const fillSilently = (field: HTMLElement, value: string) => Object.assign(field, { value });

it('what a password manager filled in without an event signs in', async () => {
  const user = await visitWithoutSession('/login');
  fillSilently(await screen.findByLabelText(/Usuário/), 'editor');
  fillSilently(screen.getByLabelText(/^Senha/), 'editor');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(getToken()).toBeDefined());
  expect(screen.queryByText('Informe a senha.')).not.toBeInTheDocument();
});

it('what a password manager filled in without an event changes the password', async () => {
  const sent = sentBodies();
  const user = await visit('/account/password');
  fillSilently(await screen.findByLabelText('Senha atual'), 'editor');
  fillSilently(screen.getByLabelText('Nova senha'), 'Segredo1');
  fillSilently(screen.getByLabelText(/^Confirma/), 'Segredo1');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toEqual([{ currentPassword: 'editor', newPassword: 'Segredo1' }]));
});
