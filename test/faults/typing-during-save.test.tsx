import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { insertLaboratory, markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { found } from './disturbances';
import { SAVE } from './forms';

const LATER = ptBr.changes.savedBefore;

/** Holds every write until the test responds to it; with undefined, the mock backend responds. */
const holdWrites = () => {
  const sent: { method: string; body: unknown }[] = [];
  let answer: (response?: Response) => void = () => undefined;
  const record = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.clone().json() });
    return new Promise<Response | undefined>(resolve => {
      answer = resolve;
    });
  };
  server.use(http.post(/\/api\/(?!authenticate)/, record), http.put(/\/api\//, record));
  return { sent, answer: (response?: Response) => answer(response) };
};

const NEW_SYNONYM = '/application-admin/disease-synonym/manage';

it('R69, F107: text typed while a new record is being saved remains after the save, is reported as unsaved, and is sent as an update at the next save', async () => {
  const { sent, answer } = holdWrites();
  const user = await visit(NEW_SYNONYM);
  const input = await screen.findByLabelText(/^Nome/);
  await user.type(input, 'Febre');
  await user.click(await found(SAVE));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(input, ' alta');
  answer();
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(window.location.hash.split('?')[0]).toBe(`#${NEW_SYNONYM}`);
  expect(input).toHaveValue('Febre alta');
  await user.click(await found(SAVE));
  await waitFor(() => expect(sent).toHaveLength(2));
  answer();
  await found('.list-page');
  expect(sent[1]).toEqual({ method: 'PUT', body: expect.objectContaining({ id: expect.any(Number) }) });
  expect(JSON.stringify(sent[1].body)).toContain('Febre alta');
});

it('text typed in the moment before a saved form returns to its list keeps it open, and the next save sends it', async () => {
  table('diseaseSynonyms').insert({ name: 'Febre' });
  const user = await openRecord('/application-admin/disease-synonym', 'Febre');
  const input = screen.getByLabelText(/^Nome/);
  await user.type(input, ' alta');
  await user.click(await found(SAVE));
  await screen.findByText(ptBr.messages.saveSuccess);
  await user.type(input, '!');
  expect(await screen.findByText(LATER)).toBeVisible();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText(LATER)).toBeNull());
  await user.type(input, '?');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(input).toHaveValue('Febre alta?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await found(SAVE));
  expect(await screen.findByRole('link', { name: 'Febre alta?' })).toBeVisible();
});

/** New records that the form cannot update after it has created them. */
const ONCE = [
  {
    what: 'whose id did not come back',
    path: NEW_SYNONYM,
    labels: [/^Nome/],
    response: new HttpResponse(null, { status: 201 }),
  },
  {
    what: 'whose section can only create records',
    path: '/application-admin/user-application/manage-employee',
    labels: [/^E-mail/, /^Usuário/, /^Nome/],
  },
];

it.each(ONCE)('a new record $what is not sent again after typing during its save', async one => {
  const { sent, answer } = holdWrites();
  const user = await visit(one.path);
  for (const label of one.labels) await user.type(await screen.findByLabelText(label), 'zoe@exemplo.br');
  await user.click(await found(SAVE));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(screen.getByLabelText(/^Nome/), '!');
  answer(one.response);
  expect(await screen.findByText(ptBr.changes.savedOnce)).toBeVisible();
  await user.click(await found(SAVE));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(sent).toHaveLength(1);
});

/** Opens the form of a stored laboratory, and changes its category. */
const editLaboratory = async () => {
  const { id } = insertLaboratory();
  const user = await openRecord('/application-admin/laboratories', 'Hemograma');
  const category = screen.getByLabelText(/^Categoria/);
  await user.type(category, ' total');
  const stored = () => table('laboratories').find({ id });
  /** Changes the record as another person's console would. */
  const changeElsewhere = (changes: object) => table('laboratories').replace({ ...stored(), ...changes, id });
  return { id, user, category, stored, changeElsewhere };
};

/** Saves a changed laboratory, and holds the response to its read or to its write. */
const saveAndHold = async (method: 'get' | 'put') => {
  const opened = await editLaboratory();
  const letGo = hold(method, '*/api/laboratories');
  const held = requests(new RegExp(`^${method} `, 'i'));
  // A second click changes nothing.
  await opened.user.dblClick(await found(SAVE));
  await waitFor(() => expect(held).toHaveLength(1));
  return { ...opened, letGo };
};

/** Saves and holds in the same way, and types something meanwhile. */
const saveAndType = async (method: 'get' | 'put') => {
  const { letGo, ...saved } = await saveAndHold(method);
  await saved.user.type(saved.category, ' e mais');
  letGo();
  expect(await screen.findByText(LATER)).toBeVisible();
  return saved;
};

describe('while a record is read again before it is saved,', () => {
  it('F107: typed text remains, is reported as unsaved and is stored as a draft', async () => {
    const { id, category, stored } = await saveAndType('get');
    expect(category).toHaveValue('Sangue total e mais');
    expect(stored()).toMatchObject({ category: 'Sangue total' });
    await waitFor(async () => {
      const drafts = await draftsLeft('editor', 'laboratories', id);
      expect(drafts.map(({ values }) => values)).toMatchObject([{ category: 'Sangue total e mais' }]);
    });
  });

  it('a text screen that the user requests opens once the record is saved', async () => {
    const { user, stored, letGo } = await saveAndHold('get');
    await user.click(screen.getByRole('button', { name: /^Editar texto: Geral/ }));
    await user.click(await found(SAVE));
    letGo();
    expect(await screen.findByRole('textbox', { name: /^Geral/ })).toHaveValue('Conta as células.');
    expect(stored()).toMatchObject({ category: 'Sangue total' });
  });
});

it('a record that is read again before it is saved is not sent once its form was left', async () => {
  const { user, stored, letGo } = await saveAndHold('get');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
  await screen.findByRole('link', { name: 'Hemograma' });
  letGo();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(stored()).toMatchObject({ category: 'Sangue' });
});

it('the confirmation dialog for a change by another user opens after an earlier save of the same open form', async () => {
  const { user, stored, changeElsewhere } = await saveAndType('put');
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  const theirs = markdown('Conta as células do sangue.');
  changeElsewhere({ generalContent: theirs });
  await user.click(await found(SAVE));
  const question = within(await screen.findByRole('dialog', { name: ptBr.changes.elsewhere.title }));
  expect(await question.findByText(/do sangue/)).toBeVisible();
  expect(stored()).toMatchObject({ category: 'Sangue total', generalContent: theirs });
});
