import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToken } from 'core/http/token';
import { openSession, server } from '../mock-backend/server';
import { visit, visitWithoutSession } from '../support/visit';

const AWAY = 'Não foi possível falar com o servidor.';
/** The same, also inside a longer text. */
const UNREACHABLE = new RegExp(AWAY);
const BUSY = 'O servidor está indisponível. Tente de novo.';
const WRONG = 'Usuário ou senha incorretos. Tente de novo.';
const NOT_ACTIVATED =
  'Esta conta não está ativa. Se é nova, use o link do e-mail do cadastro; se foi desativada, fale com um administrador.';

const noResponse = () => HttpResponse.error();
const response =
  (status: number, body: object = {}) =>
  () =>
    HttpResponse.json(body, { status });

it.each([
  ['a wrong password', response(401, { detail: 'Bad credentials' }), WRONG],
  ['a server without an answer', noResponse, AWAY],
  ['a server that is down', response(503), BUSY],
  ['an account that is not activated', response(401, { detail: 'User ana was not activated' }), NOT_ACTIVATED],
])('R16: a sign-in that fails shows the message for its cause: %s', async (_name, respond, shown) => {
  // The first request of the list gets a 401: the session ends, and the sign-in opens.
  server.use(http.post('*/api/authenticate', respond), http.get('*/api/coupons', response(401)));
  const user = await visit('/application-admin/coupon');
  await user.type(await screen.findByLabelText(/Usuário/), 'ana');
  await user.type(screen.getByLabelText(/^Senha/), 'segredo{Enter}');
  expect(await within(screen.getByRole('dialog')).findByText(shown)).toBeVisible();
});

it('R16: a user whose account is not activated sees a message, and the token is removed', async () => {
  server.use(http.get('*/api/account/me', response(200, { login: 'ana', activated: false, authorities: [] })));
  await visit('/application-admin/coupon');
  expect(await screen.findByText(NOT_ACTIVATED)).toBeVisible();
  expect(getToken()).toBeUndefined();
});

/** Refusals of every kind. 401 and 403 would end a session. */
const REFUSED = [400, 404, 409, 413, 422, 429, 500, 501];

const SCREENS = [
  {
    path: '/reset/finish?key=abc',
    call: '*/api/account/reset-password/finish',
    fill: { 'Nova senha': 'segredo', 'Confirmação da nova senha': 'segredo' },
    refusal: /24 horas/,
  },
  {
    path: '/register',
    call: '*/api/register',
    fill: {
      Usuário: 'ana',
      'E-mail': 'ana@example.com',
      'Nova senha': 'segredo',
      'Confirmação da nova senha': 'segredo',
    },
    refusal: /cadastro/,
  },
  {
    path: '/account/password',
    call: '*/api/account/change-password',
    fill: { 'Senha atual': 'editor', 'Nova senha': 'segredo', 'Confirmação da nova senha': 'segredo' },
    refusal: 'A senha não foi alterada. Tente de novo.',
  },
];

it.each(SCREENS)(
  'the screen at $path shows different messages for no response, status 503 and a refusal with any other status',
  async ({ path, call, fill, refusal }) => {
    let respond: () => Response = noResponse;
    server.use(http.post(call, () => respond()));
    const user = await visit(path);
    for (const [label, text] of Object.entries(fill)) await user.type(await screen.findByLabelText(label), text);
    const send = document.querySelector<HTMLElement>('main [data-cy="submit"], section [data-cy="submit"]');
    if (!send) throw new Error('There is no button to send the form.');
    await user.click(send);
    expect(await screen.findByText(AWAY)).toBeVisible();
    respond = response(503);
    await user.click(send);
    expect(await screen.findByText(BUSY)).toBeVisible();
    for (const status of REFUSED) {
      respond = response(503);
      await user.click(send);
      await screen.findByText(BUSY);
      respond = response(status, { title: 'Some words in English', status });
      await user.click(send);
      expect(await screen.findByText(refusal, { selector: '.alert-danger' })).toBeVisible();
    }
  },
);

const NOT_KNOWN = 'Este e-mail não está cadastrado. Verifique e tente de novo.';

it.each([
  ['no answer', noResponse, AWAY],
  ['a 400', response(400, { title: 'Email address not registered' }), NOT_KNOWN],
  ['a 404', response(404), NOT_KNOWN],
  ['a 429', response(429), /^Muitas solicitações em pouco tempo/],
  ['a 500', response(500), 'Erro interno'],
  ['a 503', response(503), BUSY],
])(
  'F216: a reset request says only of 400 and 404 that the e-mail is not registered: %s',
  async (_what, respond, text) => {
    server.use(http.post('*/api/account/reset-password/init', respond));
    const user = await visitWithoutSession('/reset/request');
    await user.type(await screen.findByLabelText('E-mail'), 'ana@example.com{Enter}');
    expect(await screen.findByText(text, { selector: '.alert-danger' })).toBeVisible();
  },
);

/** What an account form sends, and the label of the field that the server refuses. */
const REFUSED_FIELDS: readonly [string, string, string, string, Record<string, string>][] = [
  ['/account/settings', '*/api/account/me', 'lastName', 'Sobrenome', { Sobrenome: ' Lima{Enter}' }],
  [
    '/register',
    '*/api/register',
    'login',
    'Usuário',
    {
      Usuário: 'ana',
      'E-mail': 'ana@example.com',
      'Nova senha': 'segredo',
      'Confirmação da nova senha': 'segredo{Enter}',
    },
  ],
  ['/reset/request', '*/api/account/reset-password/init', 'mail', 'E-mail', { 'E-mail': 'ana@example.com{Enter}' }],
  [
    '/reset/finish?key=abc',
    '*/api/account/reset-password/finish',
    'newPassword',
    'Nova senha',
    { 'Nova senha': 'segredo', 'Confirmação da nova senha': 'segredo{Enter}' },
  ],
  [
    '/account/password',
    '*/api/account/change-password',
    'newPassword',
    'Nova senha',
    { 'Senha atual': 'x', 'Nova senha': 'segredo', 'Confirmação da nova senha': 'segredo{Enter}' },
  ],
];

it.each(REFUSED_FIELDS)(
  'F214: all messages of a refused field stand at the field of %s',
  async (path, call, field, label, fill) => {
    const fieldErrors = ['Pattern', 'Palavra proibida.'].map(message => ({ objectName: 'x', field, message }));
    server.use(http.post(call, response(400, { message: 'error.validation', fieldErrors })));
    const user = await visit(path);
    for (const [name, text] of Object.entries(fill)) await user.type(await screen.findByLabelText(name), text);
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        /não tem o formato esperado! Palavra proibida\./,
      ),
    );
  },
);

it.each([
  [503, {}, BUSY],
  [400, { title: 'Some words in English' }, /não pôde ser ativada/],
])('an activation that is refused with %i and %j shows a text of the console', async (status, body, text) => {
  server.use(http.post('*/api/account/activate/:key', response(status, body)));
  await visit(`/activate/chave-${status}`);
  expect(await screen.findByText(text)).toBeVisible();
});

it('A sign-in whose authorization header a proxy doubled signs in with the token', async () => {
  const token = openSession('editor', false);
  const headers = { Authorization: `Bearer ${token}, Bearer ${token}` };
  server.use(http.post('*/api/authenticate', () => HttpResponse.json({}, { headers })));
  const user = await visitWithoutSession('/login');
  await user.type(await screen.findByLabelText(/Usuário/), 'editor');
  await user.type(screen.getByLabelText(/^Senha/), 'editor{Enter}');
  await waitFor(() => expect(getToken()).toBe(token));
});

const NOT_FOUND = { title: 'User could not be found', status: 500 };

/** The answers of JHipster 5 and 6 for the account of a login that no longer exists, and that of other servers. */
const ANSWERS: readonly [string, number, object][] = [
  ['500 with the sentence as its title', 500, NOT_FOUND],
  [
    '500 with the sentence as its detail',
    500,
    { title: 'Internal Server Error', detail: 'User could not be found', message: 'error.http.500' },
  ],
  ['404', 404, {}],
];

it.each(ANSWERS)(
  'An account that the server does not find any more, told by %s, leads to the sign-in, which says so in the language of the console',
  async (_what, status, body) => {
    server.use(http.get('*/api/account/me', response(status, body)));
    await visit('/application-admin/disease-synonym');
    const dialog = await screen.findByRole('dialog', { name: 'Entrar' });
    expect(await within(dialog).findByText(/O servidor não encontra mais a sua conta/)).toBeVisible();
    expect(getToken()).toBeUndefined();
    expect(screen.queryByText(UNREACHABLE)).toBeNull();
    expect(document.body).not.toHaveTextContent('User could not be found');
  },
);

it('A form stays with what was typed when the account turns out to be gone', async () => {
  const user = await visit('/account/settings');
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  const typed = screen.getByLabelText<HTMLInputElement>(/^Sobrenome/).value;
  server.use(http.post('*/api/account/me', response(500, NOT_FOUND)));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('dialog', { name: 'Entrar' });
  expect(screen.getByLabelText(/^Sobrenome/)).toHaveValue(typed);
});

it('A refusal of the settings with 404 is told by the settings and ends no session', async () => {
  server.use(http.post('*/api/account/me', response(404)));
  const user = await visit('/account/settings');
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('As configurações não foram salvas. Tente de novo.')).toBeVisible();
  expect(getToken()).toBeDefined();
});

it('The same sentence about another user ends no session', async () => {
  server.use(http.patch('*/api/users/reset-password', response(500, NOT_FOUND)));
  const user = await visit('/application-admin/reset-password');
  await user.type(await screen.findByLabelText(/^Usuário/), 'ghost');
  await user.type(screen.getByLabelText(/senha/i), 'segredo{Enter}');
  expect(await screen.findAllByText(/Erro interno/)).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getToken()).toBeDefined();
});

it('A server that cannot be reached is told without “loading”, and the user can sign out', async () => {
  server.use(http.get('*/api/account/me', response(503)));
  const user = await visit('/application-admin/disease-synonym');
  const alert = (await screen.findByText(UNREACHABLE)).closest<HTMLElement>('.alert');
  expect(screen.queryByText('Carregando…')).toBeNull();
  await user.click(within(alert ?? document.body).getByRole('link', { name: 'Sair' }));
  await waitFor(() => expect(getToken()).toBeUndefined());
  expect(screen.queryByText(UNREACHABLE)).toBeNull();
});
