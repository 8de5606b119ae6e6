import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entries, get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { writeDraftAtOnce } from 'features/drafts/store/draft-store';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { databaseAnswers, delayDraftKeys, draftsLeft, keyOfForm, leaveDraft } from '../support/drafts';
import { markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { reload, visit } from '../support/visit';
import { found } from './disturbances';

const LIST = '/application-admin/disease-synonym';
const FORM = `${LIST}/manage`;

const nameField = () => screen.findByLabelText(/Nome/);
const save = () => found('[data-cy="entityCreateSaveButton"]');

const openStored = () => openRecord(LIST, 'Febre');

afterEach(() => jest.restoreAllMocks());

it('F53: an outdated draft is marked as outdated, and the form shows the stored record', async () => {
  const id = table('diseaseSynonyms').insert({ name: 'Febre' }).id as number;
  await leaveDraft('editor', 'diseaseSynonym', id, {
    savedAt: Date.now(),
    values: { id, name: 'Febre alta' },
    base: 'of-another-version',
  });
  await openStored();
  expect(await screen.findByText(ptBr.changes.draft.outdated)).toBeVisible();
  expect(await nameField()).toHaveValue('Febre');
});

it('F53: a draft is offered as soon as a slow database answers, and what was dismissed meanwhile is not', async () => {
  const draft = (name: string) => ({ savedAt: Date.now(), values: { name } });
  const stored = await leaveDraft('editor', 'diseaseSynonym', undefined, draft('Febre'));
  const near = keyOfForm('editor', 'diseaseSynonym');
  writeDraftAtOnce(near, draft('Tosse'));
  const database = delayDraftKeys([stored, near]);
  const user = await visit(FORM);
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.discard }));
  expect(document.querySelector('[data-cy="restoreDraft"]')).toBeNull();
  database.answer();
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  expect(await nameField()).toHaveValue('Febre');
  expect(screen.queryByRole('button', { name: ptBr.entity.draft.restore })).toBeNull();
});

it('R19: signing out asks also about a draft whose database answers late', async () => {
  const key = await leaveDraft('editor', 'symptoms', undefined, { savedAt: 1, values: { name: 'Tosse' } });
  const database = delayDraftKeys([key]);
  await visit('/logout');
  await database.isAsked();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  database.answer();
  expect(await screen.findByRole('dialog', { name: ptBr.login.signOut.draftsTitle })).toHaveTextContent('Tosse');
});

it('after a restore is undone, the Tab key moves the focus to the Restore button', async () => {
  await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now(), values: { name: 'Febre' } });
  const user = await visit(FORM);
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  await user.click(await screen.findByRole('button', { name: ptBr.changes.draft.undo }));
  await screen.findByRole('button', { name: ptBr.entity.draft.restore });
  await user.tab();
  expect(screen.getByRole('button', { name: ptBr.entity.draft.restore })).toHaveFocus();
});

it('F54: a draft that equals its record is removed without a message', async () => {
  const id = table('diseaseSynonyms').insert({ name: 'Febre' }).id as number;
  await leaveDraft('editor', 'diseaseSynonym', id, { savedAt: Date.now(), values: { id, name: 'Febre', note: null } });
  await openStored();
  await waitFor(async () => expect(await draftsLeft('editor', 'diseaseSynonym', id)).toEqual([]));
  expect(document.querySelector('[data-cy="restoreDraft"]')).toBeNull();
});

it('F53: a draft that is restored on a text screen also restores the form and its other texts', async () => {
  const stored = { name: 'Sopro', isAvailableForFree: false, synonyms: [], anamnesisContent: markdown('a') };
  const { id } = table('semiologies').insert(stored);
  const values = {
    ...stored,
    id,
    name: 'Sopro sistólico',
    anamnesisContent: markdown('A'),
    physicalExamContent: markdown('B'),
  };
  await leaveDraft('editor', 'semiologies', id, { savedAt: Date.now(), values });
  const user = await openRecord('/application-admin/semiologies', 'Sopro');
  await user.click(screen.getByRole('button', { name: /^Editar texto: Anamnese/ }));
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  const text = screen.getByRole('textbox', { name: /^Anamnese/ });
  expect(text).toHaveValue('A');
  await user.type(text, ' e mais');
  await waitFor(async () => {
    const drafts = await draftsLeft('editor', 'semiologies', id);
    const typed = { ...values, anamnesisContent: markdown('A e mais') };
    expect(drafts.map(draft => draft.values)).toMatchObject([typed]);
  });
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
  expect(await nameField()).toHaveValue('Sopro sistólico');
  await user.click(await screen.findByRole('button', { name: /^Editar texto: Exame físico/ }));
  expect(await screen.findByRole('textbox', { name: /^Exame físico/ })).toHaveValue('B');
});

/** Lets the database neither remove anything nor report the end of a removal. */
const neverConfirmRemovals = () =>
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function silent(this: IDBObjectStore) {
    // A request without a transaction: its end is never reported.
    Object.defineProperty(this, 'transaction', { value: {} });
    return {} as IDBRequest<undefined>;
  });

it('F55: a save succeeds even when the browser database never confirms that the draft was removed', async () => {
  const user = await visit(FORM);
  await user.type(await nameField(), 'Febre');
  await screen.findByText(/cópia local/);
  neverConfirmRemovals();
  await user.click(await save());
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  await waitFor(() => expect(window.location.hash).toMatch(new RegExp(`^#${LIST}(\\?|$)`)));
});

it('a restore that is undone stores the draft again without waiting for the database', async () => {
  const key = await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: 1000, values: { name: 'Febre' } });
  const user = await visit(FORM);
  neverConfirmRemovals();
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  await user.type(await nameField(), ' alta');
  await screen.findByText(/cópia local/);
  // No time passes from here on: a database that gives no answer would be given up after a second.
  fireEvent.click(screen.getByRole('button', { name: ptBr.changes.draft.undo }));
  await databaseAnswers();
  expect(await get(key)).toMatchObject({ values: { name: 'Febre alta' } });
});

it('a draft whose restore is undone immediately is offered after a reload', async () => {
  await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now(), values: { name: 'Febre' } });
  await visit(FORM);
  // The database has not confirmed the form's own draft when the second button is pressed.
  fireEvent.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  fireEvent.click(screen.getByRole('button', { name: ptBr.changes.draft.undo }));
  // Two reads, the second of them after everything that the confirmation caused.
  await databaseAnswers();
  await databaseAnswers();
  await reload();
  expect(await screen.findByRole('button', { name: ptBr.entity.draft.restore })).toBeVisible();
});

/** The disk is full when a draft is written to a key for the second time. */
const failSecondWrites = () => {
  const put = IDBObjectStore.prototype.put;
  const written: unknown[] = [];
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (written.includes(key)) throw new DOMException('full', 'QuotaExceededError');
    written.push(key);
    return put.call(this, value, key);
  });
};

it('a draft that is restored twice keeps its place when only its first move is stored', async () => {
  const key = await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: 1000, values: { name: 'Febre' } });
  await visit(FORM);
  const write = failSecondWrites();
  // The database has confirmed neither the first move nor its undo when the last button is pressed.
  fireEvent.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  fireEvent.click(screen.getByRole('button', { name: ptBr.changes.draft.undo }));
  fireEvent.click(screen.getByRole('button', { name: ptBr.entity.draft.restore }));
  await databaseAnswers();
  await databaseAnswers();
  expect(await get(key)).toMatchObject({ values: { name: 'Febre' } });
  expect(write.mock.results.map(({ type }) => type)).toContain('throw');
});

it('F55: a failed save keeps the draft, and a successful save removes it', async () => {
  server.use(http.post('*/api/disease-synonym', () => new HttpResponse('', { status: 500 }), { once: true }));
  const user = await visit(FORM);
  await user.type(await nameField(), 'Febre');
  await screen.findByText(/cópia local/);
  await user.click(await save());
  expect(await found('form .alert-danger')).toBeVisible();
  expect(await draftsLeft('editor', 'diseaseSynonym')).toMatchObject([{ values: { name: 'Febre' } }]);
  await user.click(await save());
  await screen.findByText(ptBr.messages.saveSuccess);
  await waitFor(async () => expect(await entries()).toEqual([]));
});

it('R19, R71, F56: signing out with unsaved text asks for confirmation, then removes the drafts and the token', async () => {
  const user = await visit(FORM);
  await user.type(await nameField(), 'Em segredo');
  await screen.findByText(/cópia local/);
  await user.click(screen.getByText('editor'));
  await user.click(screen.getByText('Sair'));
  const question = within(await screen.findByRole('dialog', { name: ptBr.entity.leave.title }));
  await user.click(question.getByRole('button', { name: ptBr.entity.leave.stay }));
  expect(await nameField()).toHaveValue('Em segredo');

  await user.click(screen.getByText('editor'));
  await user.click(screen.getByText('Sair'));
  await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
  await waitFor(async () => expect(await entries()).toEqual([]));
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
  await waitFor(() => expect(stored()).not.toMatch(/Em segredo|authenticationToken/));
});

describe('when the disk is full,', () => {
  beforeEach(() => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  it('F57: a form shows that no local copy is stored, and can be saved', async () => {
    const user = await visit(FORM);
    await user.type(await nameField(), 'Febre');
    expect(await screen.findByText(ptBr.entity.status.noCopy)).toHaveAttribute('aria-live', 'polite');
    await user.click(await save());
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(table('diseaseSynonyms').all()).toEqual([expect.objectContaining({ name: 'Febre' })]);
  });

  it('F57: a long text shows that no local copy is stored', async () => {
    const user = await visit('/application-admin/semiologies/manage');
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'Tosse seca');
    expect(await screen.findByText(new RegExp(ptBr.entity.status.noCopy))).toHaveAttribute('aria-live', 'polite');
  });
});

it('F60: markdown that the parser cannot handle is shown as typed, and can be edited and saved', async () => {
  const user = await visit('/application-admin/semiologies/manage');
  await user.type(await nameField(), 'Citada');
  await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
  const area = await screen.findByRole('textbox', { name: 'Anamnese' });
  const deep = `${'> '.repeat(1000)}fundo`;
  fireEvent.input(area, { target: { value: deep } });
  expect(await screen.findByText(/fundo/, { selector: 'pre' })).toBeVisible();
  await user.type(area, ' e mais');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await save());
  await screen.findByText(ptBr.messages.saveSuccess);
  const [{ anamnesisContent }] = table('semiologies').all();
  const { rawMarkdownAvailable } = anamnesisContent as { rawMarkdownAvailable: string };
  expect(Buffer.from(rawMarkdownAvailable, 'base64').toString()).toBe(`${deep} e mais`);
});

it('a form that is left without saving keeps no draft', async () => {
  const { id } = table('diseaseSynonyms').insert({ name: 'Febre' });
  const user = await openStored();
  await user.type(await nameField(), ' alta');
  await waitFor(async () => expect(await draftsLeft('editor', 'diseaseSynonym', id)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  const question = within(await screen.findByRole('dialog', { name: ptBr.entity.leave.title }));
  await user.click(question.getByRole('button', { name: ptBr.entity.leave.confirm }));
  await screen.findByRole('row', { name: /Febre/ });
  await waitFor(async () => expect(await draftsLeft('editor', 'diseaseSynonym', id)).toEqual([]));
});

it('personal data of a customer form are stored in sessionStorage and not in localStorage', async () => {
  const user = await visit('/application-admin/user-application/manage-mobile');
  await user.type(await nameField(), 'Maria');
  await screen.findByText(/cópia local/);
  const [{ values }] = await draftsLeft('editor', 'userApplication/register-mobile');
  expect(values).toMatchObject({ name: 'Maria' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Maria');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Maria');
});

it('a draft link on the home page opens the form of a new record and offers that draft first', async () => {
  const leave = (name: string, age: number) =>
    leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now() - age, values: { name } });
  await leave('Asma', 2000);
  await leave('Bronquite', 1000);
  const user = await visit('/');
  await user.click(await screen.findByRole('link', { name: 'Asma' }));
  const [first] = await screen.findAllByRole('button', { name: ptBr.entity.draft.restore });
  await user.click(first);
  expect(await nameField()).toHaveValue('Asma');
});
