/** @alone It starts the console as the page does, for good. */

import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { noteLogin, storeToken } from 'core/http/token';
import { writeDraft } from 'features/drafts/store/draft-store';
import { toBase64 } from 'lib/base64';
import { ptBr } from '../../../i18n/pt-br';
import { openSession, server, table } from '../../mock-backend/server';
import { setupUser } from '../../support/clock';
import { delayDraftKeys, keyOfForm, leaveDraft } from '../../support/drafts';
import { prepareRealStart, startConsole } from '../../support/real-start';

prepareRealStart();

const LIST = '/application-admin/symptoms';
const FAILURE = () => new HttpResponse(null, { status: 504 });

/** Starts the console. Each request for the account waits until its function is called: with a response, or without. */
const open = (path: string) => {
  const account: ((response?: Response) => void)[] = [];
  server.use(http.get('*/api/account/me', () => new Promise<Response | undefined>(resolve => account.push(resolve))));
  storeToken(openSession('editor', false), false);
  void startConsole(path);
  return account;
};

const isSlow = () => screen.findByText(ptBr.network.slow);
const isSignedIn = () => screen.findByText(/Você entrou como “editor”/);

/** Starts the console, and asks once more after ten seconds. */
const openTwice = async () => {
  const account = open('/');
  await isSlow();
  await setupUser().click(screen.getByRole('button', { name: ptBr.global.retry }));
  await waitFor(() => expect(account).toHaveLength(2));
  return account;
};

describe('while the server does not tell whose session it is', () => {
  it('F283: the frame stands without what belongs to the account, and the screen follows with the answer', async () => {
    table('symptoms').insert({ name: 'Tosse', link: '', active: true, synonymGroups: [] });
    const account = open(LIST);
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: /Console Clínico/ })).toBeVisible();
    expect(header.queryByText(ptBr.global.menu.account.main)).toBeNull();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(ptBr.global.loading);
    expect(screen.queryByText(ptBr.network.slow)).toBeNull();
    account[0]?.();
    expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
    expect(header.getByText('editor')).toBeVisible();
  });

  it('F283: after ten seconds the page says once that the server has not answered, and asks again at a press', async () => {
    // Another request that is slow too must not be told beside it.
    server.use(http.get('*/management/info', () => new Promise<never>(() => undefined)));
    const account = open('/');
    await isSlow();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(screen.getAllByText(ptBr.network.slow)).toHaveLength(1);
    await setupUser().click(screen.getByRole('button', { name: ptBr.global.retry }));
    await waitFor(() => expect(account).toHaveLength(2));
    account[1]?.();
    expect(await isSignedIn()).toBeVisible();
  });

  it.each([
    ['first', 1, 0],
    ['second', 0, 1],
  ])(
    'F283: a failure of the %s request after the answer to the other does not end the session',
    async (_which, answered, failed) => {
      const account = await openTwice();
      account[answered]?.();
      await isSignedIn();
      account[failed]?.(FAILURE());
      await jest.advanceTimersByTimeAsync(2000);
      expect(await isSignedIn()).toBeVisible();
      expect(screen.queryByText(/Não foi possível falar/)).toBeNull();
    },
  );

  it('F283: a failure of the first request waits for the second one', async () => {
    const account = await openTwice();
    account[0]?.(FAILURE());
    await jest.advanceTimersByTimeAsync(2000);
    expect(screen.queryByText(/Não foi possível falar/)).toBeNull();
    account[1]?.();
    expect(await isSignedIn()).toBeVisible();
  });

  it('F283: an account that is refused meanwhile leads to the sign-in', async () => {
    const account = await openTwice();
    account[1]?.(new HttpResponse(null, { status: 401 }));
    account[0]?.(FAILURE());
    expect(await screen.findByRole('link', { name: ptBr.global.menu.account.login })).toBeVisible();
  });
});

describe('the drafts while the server does not tell whose session it is', () => {
  const card = () => screen.findByRole('region', { name: ptBr.home.kept });
  const laboratory = { name: 'Hemograma', generalContent: { rawMarkdownAvailable: toBase64('Colher em jejum.') } };

  it('F284: are listed by name, and a press shows all that was typed', async () => {
    await leaveDraft('editor', 'laboratories', 7, { savedAt: 2, values: { id: 7, ...laboratory } });
    await leaveDraft('editor', 'symptoms', undefined, { savedAt: 1, values: { name: '' } });
    open('/');
    const drafts = within(await card());
    expect(drafts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hemograma Exames laboratoriais/),
      expect.stringMatching(/^Sem nome Sintomas/),
    ]);
    expect(drafts.queryByText(/jejum/)).toBeNull();
    await setupUser().click(drafts.getByRole('button', { name: 'Hemograma' }));
    expect(drafts.getByText(/Colher em jejum\./)).toBeVisible();
  });

  it('F284: are listed also if their database answers late', async () => {
    const key = await leaveDraft('editor', 'symptoms', undefined, { savedAt: 1, values: { name: 'Tosse' } });
    const database = delayDraftKeys([key]);
    open('/');
    await isSlow();
    await database.isAsked();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    database.answer();
    expect(within(await card()).getByText(/Tosse/)).toBeVisible();
  });

  it('F284: are those of the account that was signed in last, and none of people', async () => {
    await leaveDraft('editor', 'symptoms', 7, { savedAt: 1, values: { name: 'Dispneia' } });
    await leaveDraft('ana', 'symptoms', 8, { savedAt: 2, values: { name: 'Tosse' } });
    await writeDraft(keyOfForm('editor', 'customers', 9), { savedAt: 3, values: { name: 'Maria' } }, 'tab');
    open('/');
    noteLogin('editor');
    expect(
      within(await card())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dispneia']);
  });

  it('F284: are not shown if they are of several accounts and nobody knows whose the session is', async () => {
    await leaveDraft('editor', 'symptoms', 7, { savedAt: 1, values: { name: 'Dispneia' } });
    await leaveDraft('ana', 'symptoms', 8, { savedAt: 2, values: { name: 'Tosse' } });
    open('/');
    await isSlow();
    await jest.advanceTimersByTimeAsync(2000);
    expect(screen.queryByRole('region', { name: ptBr.home.kept })).toBeNull();
  });

  it('F284: stay readable if the request fails', async () => {
    await leaveDraft('editor', 'symptoms', 7, { savedAt: 1, values: { name: 'Dispneia' } });
    const account = open(LIST);
    await isSlow();
    account[0]?.(FAILURE());
    expect(await screen.findByText(/Não foi possível falar/)).toBeVisible();
    expect(within(await card()).getByRole('button', { name: 'Dispneia' })).toBeVisible();
  });

  it('F284: are those of the account in a later start, by what an earlier one has learned', async () => {
    await leaveDraft('editor', 'symptoms', 7, { savedAt: 1, values: { name: 'Dispneia' } });
    await leaveDraft('ana', 'symptoms', 8, { savedAt: 2, values: { name: 'Tosse' } });
    storeToken(openSession('editor', true), true);
    (await startConsole('/')).unmount();
    server.use(http.get('*/api/account/me', () => new Promise<never>(() => undefined)));
    void startConsole('/');
    expect(
      within(await card())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dispneia']);
  });
});
