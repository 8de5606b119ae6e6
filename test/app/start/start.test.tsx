/** @alone It starts the console as the page does, for good. */

import { screen, waitFor } from '@testing-library/react';
import { get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { Home } from 'app/home/home-screen';
import { storeToken } from 'core/http/token';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { openSession, server, table } from '../../mock-backend/server';
import { keyOfForm } from '../../support/drafts';
import { prepareRealStart, startConsole } from '../../support/real-start';

const LIST = '/application-admin/symptoms';

prepareRealStart();

const open = async (path: string, login: string) => {
  const requested: string[] = [];
  const requestedBeforeDrawn: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requested.push(pathname + search);
    if (!document.querySelector('main')) requestedBeforeDrawn.push(pathname + search);
  });
  storeToken(openSession(login, false), false);
  await startConsole(path);
  return { requestedBeforeDrawn, times: (part: string) => requested.filter(address => address.includes(part)).length };
};

test.each([
  ['symptoms', '?search=Tos', '/api/symptoms?size=20&page=0&name=Tos'],
  ['promotions', '?sort=name,desc', '/api/promotions?size=20&page=0&sort=name,desc'],
] as const)(
  'the account and the rows of the list in the address are requested once, before the screen renders: %s%s',
  async (list, search, rows) => {
    table(list).insert({ name: 'Tosse', link: '', active: true, synonymGroups: [] });
    const { requestedBeforeDrawn, times } = await open(`/application-admin/${list}${search}`, 'editor');
    expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
    expect(requestedBeforeDrawn).toEqual(expect.arrayContaining(['/api/account/me', rows]));
    expect([times('/api/account/me'), times(`/api/${list}`)]).toEqual([1, 1]);
  },
);

test('R23: rows that the account is not allowed to see are not requested', async () => {
  const { times } = await open(LIST, 'visitor');
  expect(await screen.findByText('Você não tem autorização para acessar esta página.')).toBeVisible();
  expect(times('/api/symptoms')).toBe(0);
});

test('R23, F61: a refused account request opens the sign-in and is sent only once', async () => {
  server.use(http.get('*/api/account/me', () => new HttpResponse(null, { status: 401 })));
  const { times } = await open(LIST, 'editor');
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  await waitFor(() => expect(window.location.hash).toContain('/login'));
  expect(times('/api/account/me')).toBe(1);
});

test('a server that cannot be reached at the start is told once, in the words of the console', async () => {
  server.use(http.get('*/api/account/me', () => HttpResponse.error()));
  await open(LIST, 'editor');
  expect(await screen.findAllByText(/Não foi possível falar com o servidor/)).toHaveLength(1);
  expect(document.body).not.toHaveTextContent(/translation-not-found/);
});

test('a failed prefetch is shown in the list, which loads again when the user retries', async () => {
  server.use(http.get('*/api/symptoms', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { times } = await open(LIST, 'editor');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(times('/api/symptoms')).toBe(1);
  retry.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull());
  expect(times('/api/symptoms')).toBe(2);
});

test('a "remember me" sign-in of another user in another tab ends the session of this tab', async () => {
  const requested: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => requested.push(request.headers.get('authorization')));
  storeToken(openSession('editor', true), true);
  await startConsole(LIST);
  await screen.findByRole('button', { name: 'Adicionar' });
  requested.length = 0;
  const otherTab = new BroadcastChannel('console-tabs');
  storeToken('token-of-admin', true);
  otherTab.postMessage({ message: 'login', about: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(requested).not.toContain('Bearer token-of-admin');
  otherTab.close();
});

test('the copy of a draft that a closing page left is moved into the database once the first screen is there', async () => {
  const key = keyOfForm('editor', 'diseaseSynonym');
  localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: { name: 'Bronquite' } }));
  await open('/', 'editor');
  await screen.findByRole('heading', { level: 1 });
  await jest.advanceTimersByTimeAsync(5000);
  await waitFor(async () => expect(await get(key)).toMatchObject({ values: { name: 'Bronquite' } }));
  expect(key in localStorage).toBe(false);
});

test('the dialog that a lost connection may need is loaded ahead', async () => {
  const preload = jest.spyOn(ConfirmDialog, 'preload');
  await open('/', 'editor');
  await screen.findByRole('heading', { level: 1 });
  await jest.advanceTimersByTimeAsync(5000);
  expect(preload).toHaveBeenCalled();
  preload.mockRestore();
});

test('the screen of the address is loaded while the account is still on its way', async () => {
  const preload = jest.spyOn(Home, 'preload');
  const calls: number[] = [];
  const note = () => {
    calls.push(preload.mock.calls.length);
  };
  server.use(http.get('*/api/account/me', note, { once: true }));
  await open('/', 'editor');
  await screen.findByRole('heading', { level: 1 });
  expect(calls).toEqual([1]);
  preload.mockRestore();
});
