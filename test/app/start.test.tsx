import { screen, waitFor } from '@testing-library/react';
import { start } from 'app/start';
import { http, HttpResponse } from 'msw';
import { askForAccount } from 'shared/auth/account-ahead';
import { storeToken } from 'shared/http/token';
import { openSession, server, table } from '../backend/server';

const LIST = '/application-admin/symptoms';

/** A browser's fetch takes addresses relative to the page; that of Node does not. */
const whole = (address: RequestInfo | URL) =>
  typeof address === 'string' ? new URL(address, window.location.href) : address;

const shown: { unmount: () => void }[] = [];

beforeAll(() => {
  const { fetch, Request } = globalThis;
  globalThis.fetch = (address, init) => fetch(whole(address), init);
  globalThis.Request = class extends Request {
    constructor(address: RequestInfo | URL, init?: RequestInit) {
      super(whole(address), init);
    }
  };
  // The start renders outside of what Testing Library acts on.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => shown.splice(0).forEach(root => root.unmount()));

const open = async (path: string, login: string) => {
  const asked: string[] = [];
  const askedBeforeDrawn: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    if (!document.querySelector('main')) askedBeforeDrawn.push(pathname + search);
  });
  window.history.replaceState(null, '', `#${path}`);
  storeToken(openSession(login, false), false);
  const root = document.body.appendChild(document.createElement('div'));
  askForAccount();
  shown.push(await start(root));
  return { askedBeforeDrawn, times: (part: string) => asked.filter(address => address.includes(part)).length };
};

test('the account and the rows of the addressed list are asked for before the screen is there, and once', async () => {
  table('symptoms').insert({ name: 'Tosse', synonymGroups: [] });
  const { askedBeforeDrawn, times } = await open(`${LIST}?search=Tos`, 'editor');
  expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
  expect(askedBeforeDrawn).toContain('/api/account/me');
  expect(askedBeforeDrawn).toContain('/api/symptoms?size=20&page=0&name=Tos');
  expect(times('/api/account/me')).toBe(1);
  expect(times('/api/symptoms')).toBe(1);
});

test('the rows are asked for in the order that the address names, and once', async () => {
  table('promotions').insert({ name: 'Oferta', link: '', active: true });
  const { askedBeforeDrawn, times } = await open('/application-admin/promotions?sort=name,desc', 'editor');
  expect(await screen.findByRole('link', { name: 'Oferta' })).toBeVisible();
  expect(askedBeforeDrawn).toContain('/api/promotions?size=20&page=0&sort=name,desc');
  expect(times('/api/promotions')).toBe(1);
});

test('rows that the account may not see are not asked for', async () => {
  const { times } = await open(LIST, 'visitor');
  expect(await screen.findByText('Você não tem autorização para acessar esta página.')).toBeVisible();
  expect(times('/api/symptoms')).toBe(0);
});

test('an account that is refused leads to the sign-in, as if it were asked for by the console itself', async () => {
  server.use(http.get('*/api/account/me', () => new HttpResponse(null, { status: 401 })));
  const { times } = await open(LIST, 'editor');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  await waitFor(() => expect(window.location.hash).toContain('/login'));
  expect(times('/api/account/me')).toBe(1);
});

test('a failure of rows asked ahead is told by the list, which asks again when wished', async () => {
  server.use(http.get('*/api/symptoms', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { times } = await open(LIST, 'editor');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(times('/api/symptoms')).toBe(1);
  retry.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull());
  expect(times('/api/symptoms')).toBe(2);
});
