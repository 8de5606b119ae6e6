import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToken } from 'core/http/token';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/disease-synonym';
const GONE = /O servidor não encontra mais a sua conta/;
const AWAY = /Não foi possível falar com o servidor/;

/** The answers of JHipster 5 and 6 for the account of a login that no longer exists, and that of other servers. */
const ANSWERS: readonly [string, number, object][] = [
  ['500 with the sentence as its title', 500, { title: 'User could not be found', status: 500 }],
  [
    '500 with the sentence as its detail',
    500,
    { title: 'Internal Server Error', detail: 'User could not be found', message: 'error.http.500' },
  ],
  ['404', 404, {}],
];

describe.each(ANSWERS)('An account that the server does not find any more, told by %s', (_what, status, body) => {
  it('leads to the sign-in, which says so in the language of the console', async () => {
    server.use(http.get('*/api/account/me', () => HttpResponse.json(body, { status })));
    await visit(LIST);
    const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
    expect(await within(dialog).findByText(GONE)).toBeVisible();
    expect(getToken()).toBeUndefined();
    expect(screen.queryByText(AWAY)).toBeNull();
    expect(document.body).not.toHaveTextContent('User could not be found');
  });
});

it('A form stays with what was typed when the account turns out to be gone', async () => {
  const user = await visit('/account/settings');
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  const typed = screen.getByLabelText<HTMLInputElement>(/^Sobrenome/).value;
  const body = { title: 'User could not be found', status: 500 };
  server.use(http.post('*/api/account/me', () => HttpResponse.json(body, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('dialog', { name: 'Entrar' });
  expect(screen.getByLabelText(/^Sobrenome/)).toHaveValue(typed);
});

it('A refusal of the settings with 404 is told by the settings and ends no session', async () => {
  server.use(http.post('*/api/account/me', () => HttpResponse.json({}, { status: 404 })));
  const user = await visit('/account/settings');
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('As configurações não foram salvas. Tente de novo.')).toBeVisible();
  expect(getToken()).toBeDefined();
});

it('The same sentence about another user ends no session', async () => {
  const body = { title: 'User could not be found', status: 500 };
  server.use(http.patch('*/api/users/reset-password', () => HttpResponse.json(body, { status: 500 })));
  const user = await visit('/application-admin/reset-password');
  await user.type(await screen.findByLabelText(/^Usuário/), 'ghost');
  await user.type(screen.getByLabelText(/senha/i), 'segredo{Enter}');
  expect(await screen.findAllByText(/Erro interno/)).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getToken()).toBeDefined();
});

it('A server that cannot be reached is told without “loading”, and the user can sign out', async () => {
  server.use(http.get('*/api/account/me', () => new HttpResponse(null, { status: 503 })));
  const user = await visit(LIST);
  const alert = (await screen.findByText(AWAY)).closest<HTMLElement>('.alert');
  expect(screen.queryByText('Carregando…')).toBeNull();
  await user.click(within(alert ?? document.body).getByRole('link', { name: 'Sair' }));
  await waitFor(() => expect(getToken()).toBeUndefined());
  expect(screen.queryByText(AWAY)).toBeNull();
});
