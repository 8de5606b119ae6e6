import { act, screen, waitFor, within } from '@testing-library/react';
import { set } from 'idb-keyval';
import { draftRecord, recordKey } from 'features/drafts/store/draft-address';
import { ptBr } from '../../i18n/pt-br';
import { table } from '../mock-backend/server';
import { draftsLeft, keyOfForm, leaveDraft } from '../support/drafts';
import { openRecord } from '../support/open-record';
import { reload, visit } from '../support/visit';

const LIST = '/application-admin/disease-synonym';
const FORM = `${LIST}/manage`;
const SECTION = 'diseaseSynonym';

const nameField = () => screen.findByLabelText(/Nome/);
const namesLeft = async (id?: number) =>
  (await draftsLeft('editor', SECTION, id)).map(({ values }) => (values as { name: string }).name);
const offered = () => screen.queryAllByRole('button', { name: ptBr.entity.draft.restore });
const groupsOffered = () => screen.getAllByRole('group', { name: /caracteres/ });
/** The number of characters of each draft that is offered, in their order. */
const lengthsOffered = () =>
  groupsOffered().map(({ textContent }) => /com (\d+) caracteres/.exec(textContent ?? '')?.[1]);
const save = () => screen.getByRole('button', { name: ptBr.entity.action.save });
const isCopied = () => screen.findByText(/cópia local/);

const leaveNew = (name: string, savedAt: number) =>
  leaveDraft('editor', SECTION, undefined, { savedAt, values: { name } });

const openStored = async (name = 'Febre') => {
  const id = Number(table('diseaseSynonyms').insert({ name }).id);
  return { user: await openRecord(LIST, name), id };
};

/** Simulates a second tab of the same browser that has a record open. */
const openTab = (id: number | undefined, form = 'other') => {
  const channel = new BroadcastChannel('console-tabs');
  const about = recordKey(draftRecord('editor', SECTION, id));
  const messages: unknown[] = [];
  channel.onmessage = ({ data }) => {
    messages.push(data);
    // A tab that is alive responds. Without a response it counts as crashed after a second.
    if (data.message === 'opened') channel.postMessage({ message: 'open-too', about, form });
  };
  return {
    messages,
    tell: (message: string, of = about) => act(() => channel.postMessage({ message, about: of, form })),
    close: () => channel.close(),
  };
};

describe('several drafts', () => {
  it('F108: that another tab has removed are no longer offered', async () => {
    const removed = await leaveNew('Asma', Date.now() - 2000);
    await leaveNew('Bronquite aguda', Date.now() - 1000);
    await visit(FORM);
    await waitFor(() => expect(offered()).toHaveLength(2));
    const tab = openTab(undefined);
    tab.tell('draft-removed', removed);
    await waitFor(() => expect(offered()).toHaveLength(1));
    expect(document.body).toHaveTextContent('15 caracteres');
    tab.close();
  });

  it('R71, F108: of new records are all offered, newest first, each with its own buttons', async () => {
    const now = Date.now();
    await leaveNew('Asma', now - 2000);
    await leaveNew('Bronquite aguda', now - 1000);
    const user = await visit(FORM);
    await screen.findByText(/2 textos não salvos/);
    expect(lengthsOffered()).toEqual(['15', '4']);
    await user.click(within(groupsOffered()[1]).getByRole('button', { name: ptBr.entity.draft.restore }));
    expect(await nameField()).toHaveValue('Asma');
    expect(screen.getByRole('button', { name: ptBr.changes.draft.undo })).toHaveFocus();
    expect(screen.getByText(/Há texto não salvo.*15 caracteres/)).toBeVisible();
  });

  it('F108: remain when one of them is restored and saved, and only that one is removed', async () => {
    await leaveNew('Asma', Date.now() - 2000);
    await leaveNew('Bronquite', Date.now() - 1000);
    const user = await visit(FORM);
    const [newest] = await screen.findAllByRole('button', { name: ptBr.entity.draft.restore });
    await user.click(newest);
    await isCopied();
    await user.click(save());
    await screen.findByText(ptBr.messages.saveSuccess);
    await waitFor(async () => expect(await namesLeft()).toEqual(['Asma']));
  });
});

describe('an offered draft', () => {
  it('F108: is not overwritten when the user types without restoring it', async () => {
    await leaveNew('Asma', 1000);
    const user = await visit(FORM);
    await screen.findByRole('button', { name: ptBr.entity.draft.restore });
    await user.type(await nameField(), 'Zika');
    await isCopied();
    expect(await namesLeft()).toEqual(['Zika', 'Asma']);
    expect(offered()).toHaveLength(1);
  });

  it('swaps with the typed text when it is restored, and swaps back on undo', async () => {
    await leaveNew('Asma', 1000);
    const user = await visit(FORM);
    await user.type(await nameField(), 'Zika');
    await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
    expect(await nameField()).toHaveValue('Asma');
    await waitFor(async () => expect((await namesLeft()).sort()).toEqual(['Asma', 'Zika']));
    await user.type(await nameField(), ' grave');
    await user.click(screen.getByRole('button', { name: ptBr.changes.draft.undo }));
    expect(await nameField()).toHaveValue('Zika');
    expect(screen.getByText(/Há texto não salvo.*10 caracteres/)).toBeVisible();
    await waitFor(async () => expect((await namesLeft()).sort()).toEqual(['Asma grave', 'Zika']));
  });
});

it('a draft from an earlier release is offered, and is the only one that is removed when it is discarded', async () => {
  await leaveNew('Bronquite', Date.now() - 1000);
  await set(`draft|v1|editor|${SECTION}|new`, { savedAt: Date.now(), values: { name: 'Asma' } });
  const user = await visit(FORM);
  const [newest] = await screen.findAllByRole('button', { name: ptBr.entity.draft.discard });
  await user.click(newest);
  await waitFor(async () => expect(await namesLeft()).toEqual(['Bronquite']));
  expect(offered()).toHaveLength(1);
});

it('a reloaded form offers its own draft first and does not overwrite it', async () => {
  const typed = await visit(FORM);
  await typed.type(await nameField(), 'Asma');
  await isCopied();
  const [{ draftId }] = await draftsLeft('editor', SECTION);
  expect(window.history.state.state).toMatchObject({ draft: draftId });

  // The draft of this form comes first, although another one is newer.
  await leaveNew('Bronquite aguda', Date.now() + 60_000);
  const user = await reload();
  await screen.findByText(/2 textos não salvos/);
  expect(lengthsOffered()).toEqual(['4', '15']);
  await user.type(await nameField(), 'Zika');
  await isCopied();
  expect(await namesLeft()).toEqual(['Bronquite aguda', 'Zika', 'Asma']);
});

it('a draft of a form that is open in another tab is not offered in this tab', async () => {
  await leaveNew('Asma', Date.now());
  const key = keyOfForm('editor', SECTION, undefined, 'other');
  await set(key, { savedAt: Date.now(), values: { name: 'Em outra aba' } });
  const tab = openTab(undefined);
  await visit(FORM);
  await waitFor(() => expect(tab.messages).toContainEqual(expect.objectContaining({ message: 'opened' })));
  tab.tell('open-too');
  await waitFor(() => expect(offered()).toHaveLength(1));
  expect(screen.queryByText(ptBr.entity.draft.otherTab)).not.toBeInTheDocument();
  tab.close();
});

describe('another tab with the same record', () => {
  it('F50: is reported here and is notified of this tab, and the warning closes when its form closes', async () => {
    const { id } = await openStored();
    const tab = openTab(id);
    tab.tell('opened');
    expect(await screen.findByText(ptBr.entity.draft.otherTab)).toBeVisible();
    await waitFor(() => expect(tab.messages).toContainEqual(expect.objectContaining({ message: 'open-too' })));
    tab.tell('closed');
    await waitFor(() => expect(screen.queryByText(ptBr.entity.draft.otherTab)).not.toBeInTheDocument());
    tab.close();
  });

  it('that crashed is no longer reported when the user returns to this tab', async () => {
    const { id } = await openStored();
    const tab = openTab(id);
    tab.tell('opened');
    await screen.findByText(ptBr.entity.draft.otherTab);
    tab.close();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText(ptBr.entity.draft.otherTab)).not.toBeInTheDocument());
  });

  it('F50: that saved it makes this form outdated, and one button stores the text as a draft and opens the list', async () => {
    // This test uses its own name: until it is closed, the page remembers that a record was saved in another tab.
    const { user, id } = await openStored('Malária');
    const tab = openTab(id);
    tab.tell('saved');
    tab.tell('closed');
    expect(await screen.findByText(ptBr.entity.draft.savedInOtherTab)).toBeVisible();
    expect(screen.getByRole('button', { name: ptBr.entity.draft.leave })).toBeVisible();
    await user.type(await nameField(), ' alta');
    table('diseaseSynonyms').replace({ id, name: 'Malária', note: 'x' });
    await user.click(screen.getByRole('button', { name: ptBr.entity.draft.keepAndLeave }));
    await user.click(await screen.findByRole('button', { name: 'Editar Malária' }));
    expect(await screen.findByText(/Há texto não salvo/)).toBeVisible();
    expect(screen.queryByText(ptBr.entity.draft.savedInOtherTab)).not.toBeInTheDocument();
    tab.close();
  });

  it('is notified that this form was saved and closed', async () => {
    const { user, id } = await openStored();
    const tab = openTab(id);
    await user.type(await nameField(), ' alta');
    await user.click(save());
    await screen.findByText(ptBr.messages.saveSuccess);
    await waitFor(() => expect(tab.messages).toContainEqual(expect.objectContaining({ message: 'saved' })));
    await waitFor(() => expect(tab.messages).toContainEqual(expect.objectContaining({ message: 'closed' })));
    tab.close();
  });
});

it('a form ignores what another tab says about another record', async () => {
  const { id } = await openStored();
  const [ofOther, ofSame] = [openTab(id + 1, 'third'), openTab(id)];
  ['opened', 'open-too', 'saved'].forEach(message => ofOther.tell(message));
  // The other tab of this record comes and goes: the alert would stay if the third tab counted.
  ofSame.tell('opened');
  expect(await screen.findByText(ptBr.entity.draft.otherTab)).toBeVisible();
  ofSame.tell('closed');
  await waitFor(() => expect(screen.queryByText(ptBr.entity.draft.otherTab)).not.toBeInTheDocument());
  expect(screen.queryByText(ptBr.entity.draft.savedInOtherTab)).not.toBeInTheDocument();
  [ofOther, ofSame].forEach(tab => tab.close());
});
