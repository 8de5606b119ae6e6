import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToken } from 'core/http/token';
import { openSession, server } from '../mock-backend/server';
import { visit, visitWithoutSession } from '../support/visit';

const AWAY = 'Não foi possível falar com o servidor.';
const BUSY = 'O servidor está indisponível. Tente de novo.';
const WRONG = 'Usuário ou senha incorretos. Tente de novo.';
const NOT_ACTIVATED = 'Esta conta ainda não foi ativada. Use o link do e-mail enviado no cadastro.';

const noResponse = () => HttpResponse.error();
const response =
  (status: number, body: object = {}) =>
  () =>
    HttpResponse.json(body, { status });

describe('a sign-in that fails', () => {
  it.each([
    ['a wrong password', response(401, { detail: 'Bad credentials' }), WRONG],
    ['a server without an answer', noResponse, AWAY],
    ['a server that is down', response(503), BUSY],
    ['an account that is not activated', response(401, { detail: 'User ana was not activated' }), NOT_ACTIVATED],
  ])('R16: shows the message for its cause: %s', async (_name, respond, shown) => {
    // The first request of the list gets a 401: the session ends, and the sign-in opens.
    server.use(http.post('*/api/authenticate', respond), http.get('*/api/coupons', response(401)));
    const user = await visit('/application-admin/coupon');
    await user.type(await screen.findByLabelText(/Usuário/), 'ana');
    await user.type(screen.getByLabelText(/^Senha/), 'segredo{Enter}');
    expect(await within(screen.getByRole('dialog')).findByText(shown)).toBeVisible();
  });
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
    path: '/reset/request',
    call: '*/api/account/reset-password/init',
    fill: { 'E-mail': 'ana@example.com' },
    refusal: /não está cadastrado/,
  },
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

describe.each(SCREENS)('the screen at $path', ({ path, call, fill, refusal }) => {
  it('shows different messages for no response, status 503 and a refusal with any other status', async () => {
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
  });
});

it.each([
  [503, {}, BUSY],
  [400, { title: 'Some words in English' }, /não pôde ser ativada/],
  [500, { title: 'Some words in English' }, /não pôde ser ativada/],
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
