/** @alone It starts the console as the page does, for good. */

import { screen, waitFor, within } from '@testing-library/react';
import { clear, entries } from 'idb-keyval';
import { storeToken } from 'core/http/token';
import { ptBr } from '../../../i18n/pt-br';
import { openSession } from '../../mock-backend/server';
import { setupUser } from '../../support/clock';
import { draftsLeft, keyOfForm, leaveDraft } from '../../support/drafts';
import { prepareRealStart, startConsole } from '../../support/real-start';

const LIST = '/application-admin/disease-synonym';
const SECTION = 'diseaseSynonym';
const FECHADO = `Fechado · ${ptBr.diseaseSynonym.title}`;

prepareRealStart();

const opened: BroadcastChannel[] = [];
afterEach(() => opened.splice(0).forEach(channel => channel.close()));

interface TabMessage {
  message: string;
  about?: string;
}

/** Simulates another tab of this browser. `answer` is called with each message that it hears. */
const openTab = (answer: (received: TabMessage, post: (message: TabMessage) => void) => void = () => undefined) => {
  const channel = new BroadcastChannel('console-tabs');
  const messages: TabMessage[] = [];
  opened.push(channel);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    messages.push(data);
    answer(data, message => channel.postMessage(message));
  };
  return { messages, post: (message: TabMessage) => channel.postMessage(message) };
};

const open = async (path: string, login = 'editor') => {
  storeToken(openSession(login, false), false);
  await startConsole(path);
  return setupUser();
};

const nameField = () => screen.findByLabelText(/^Nome/);
const namesLeft = async (login = 'editor') =>
  (await draftsLeft(login, SECTION)).map(({ values }) => (values as { name: string }).name);

describe('when another tab signs out, a form with unsaved text', () => {
  const typed = async () => {
    const user = await open(`${LIST}/manage`);
    await user.type(await nameField(), 'Tísica');
    await screen.findByText(/cópia local/);
    return user;
  };

  it.each(['editor', 'admin'])(
    'stays open, says that the session ended, and can be saved after the sign-in (%s signs out)',
    async leaving => {
      const user = await typed();
      openTab().post({ message: 'logout', about: leaving });
      const dialog = within(await screen.findByRole('dialog', { name: ptBr.login.title }));
      expect(dialog.getByText(/A sessão de editor terminou/)).toBeVisible();
      expect(screen.getByLabelText(/^Nome/)).toHaveValue('Tísica');
      expect(await namesLeft()).toEqual(['Tísica']);
      await user.type(dialog.getByLabelText(/^Senha/), 'editor{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Salvar' }));
      expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
    },
  );

  it('stores its draft again, because the other tab removed it while this one was frozen', async () => {
    await typed();
    await clear();
    openTab().post({ message: 'logout', about: 'editor' });
    await screen.findByRole('dialog', { name: ptBr.login.title });
    await waitFor(async () =>
      expect(await entries()).toMatchObject([[expect.any(String), { values: { name: 'Tísica' } }]]),
    );
  });

  it('is reported to that tab before, with the keys of its own draft and of the drafts that it offers', async () => {
    const offered = await leaveDraft('editor', SECTION, undefined, {
      savedAt: Date.now(),
      values: { name: 'Bronquite' },
    });
    await typed();
    const tab = openTab();
    tab.post({ message: 'leaving' });
    await waitFor(() => expect(tab.messages).toContainEqual({ message: 'unsaved', about: offered, form: undefined }));
    const [own] = (await draftsLeft('editor', SECTION)).filter(({ key }) => key !== offered);
    expect(tab.messages).toContainEqual({ message: 'unsaved', about: own.key, form: undefined });
  });
});

describe('when another tab signs out, a tab without unsaved text', () => {
  const OF_TAB = keyOfForm('editor', 'userApplication/register-mobile');

  it.each(['admin', 'editor'])(
    'shows the sign-in and keeps the drafts that only this tab of the editor has (%s signs out)',
    async leaving => {
      await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now(), values: { name: 'Bronquite' } });
      sessionStorage.setItem(OF_TAB, JSON.stringify({ savedAt: Date.now(), values: { name: 'Maria' } }));
      await open(LIST);
      await screen.findByRole('button', { name: 'Adicionar' });
      const tab = openTab();
      tab.post({ message: 'leaving' });
      tab.post({ message: 'logout', about: leaving });
      expect(await screen.findByRole('heading', { name: ptBr.login.title })).toBeVisible();
      expect(tab.messages).toEqual([]);
      expect(OF_TAB in sessionStorage).toBe(true);
      expect(await namesLeft()).toEqual(['Bronquite']);
    },
  );
});

describe('a user who signs out while another tab holds unsaved text', () => {
  /** A list, while another tab has a form with unsaved text open, whose draft is stored under `key`. */
  const signOut = async (key?: string) => {
    const tab = openTab(({ message }, post) => {
      if (message !== 'leaving') return;
      post({ message: 'unsaved' });
      post({ message: 'unsaved', about: key });
    });
    const user = await open(LIST);
    await screen.findByRole('button', { name: 'Adicionar' });
    await user.click(screen.getByText('editor'));
    await user.click(screen.getByText('Sair'));
    const dialog = within(await screen.findByRole('dialog', { name: ptBr.login.signOut.title }));
    return { user, dialog, tab };
  };
  const said = ({ messages }: ReturnType<typeof openTab>) => messages.map(({ message }) => message);

  it('is asked first, and can stay where they are', async () => {
    const { user, dialog, tab } = await signOut();
    await user.click(dialog.getByRole('button', { name: ptBr.login.signOut.stay }));
    await waitFor(() => expect(window.location.hash).toBe(`#${LIST}`));
    expect(await screen.findByRole('button', { name: 'Adicionar' })).toBeVisible();
    expect(said(tab)).not.toContain('logout');
  });

  it('leaves only the drafts of the open forms, and those of other accounts', async () => {
    const needed = await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now(), values: { name: 'Aberto' } });
    await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now(), values: { name: 'Fechado' } });
    await leaveDraft('admin', SECTION, undefined, { savedAt: Date.now(), values: { name: 'De outra conta' } });
    const { user, dialog, tab } = await signOut(needed);
    await user.click(dialog.getByRole('button', { name: ptBr.login.signOut.confirm }));
    const asked = within(await screen.findByRole('dialog', { name: ptBr.login.signOut.draftsTitle }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([FECHADO]);
    await user.click(asked.getByRole('button', { name: ptBr.login.signOut.erase }));
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible();
    await waitFor(async () => expect(await namesLeft()).toEqual(['Aberto']));
    expect(await namesLeft('admin')).toEqual(['De outra conta']);
    expect(said(tab)).toContain('logout');
  });
});

test('F56: a user without drafts signs out without a question if no other tab answers', async () => {
  await leaveDraft('admin', SECTION, undefined, { savedAt: Date.now(), values: { name: 'De outra conta' } });
  const tab = openTab();
  await open('/logout');
  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tab.messages).toContainEqual({ message: 'logout', about: 'editor', form: undefined });
  expect(await namesLeft('admin')).toEqual(['De outra conta']);
});

describe('F244: a user with unsaved drafts who signs out', () => {
  const OF_TAB = keyOfForm('editor', 'userApplication/register-mobile');
  const ask = async () => {
    await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now(), values: { name: 'Fechado' } });
    await leaveDraft('editor', SECTION, 7, { savedAt: Date.now() - 5, name: 'Asma', values: { name: '' } });
    await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now() - 9, values: {} });
    await leaveDraft('admin', SECTION, undefined, { savedAt: Date.now(), values: { name: 'De outra conta' } });
    sessionStorage.setItem(OF_TAB, JSON.stringify({ savedAt: 1, values: { name: 'Maria' } }));
    const user = await open('/logout');
    const dialog = within(await screen.findByRole('dialog', { name: ptBr.login.signOut.draftsTitle }));
    return { user, dialog };
  };

  it('reads their names and what becomes of them, with the focus on Cancel', async () => {
    const { dialog } = await ask();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      FECHADO,
      FECHADO.replace('Fechado', 'Asma'),
      FECHADO.replace('Fechado', ptBr.login.signOut.nameless),
      expect.stringMatching(/^Maria · .* \(só nesta aba\)$/),
    ]);
    expect(dialog.getByText(ptBr.login.signOut.goWithTab)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });

  it('can cancel, and stays signed in with all drafts', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('editor')).toBeVisible();
    expect(await namesLeft()).toContain('Fechado');
  });

  it.each([
    ['keep', true],
    ['erase', false],
  ] as const)('and says “%s” leaves exactly what that says', async (answer, isKept) => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: ptBr.login.signOut[answer] }));
    expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible();
    await waitFor(async () => expect(await entries()).toHaveLength(isKept ? 4 : 1));
    expect(OF_TAB in sessionStorage).toBe(isKept);
    expect(await namesLeft('admin')).toEqual(['De outra conta']);
  });
});
