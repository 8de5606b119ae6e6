import { act, screen, waitFor, within } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { insertLaboratory, markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { requests } from '../support/requests';
import { found } from './disturbances';

const LATER = ptBr.changes.savedBefore;
const SAVE = '[data-cy="entityCreateSaveButton"]';

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

const question = () => screen.findByRole('dialog', { name: ptBr.changes.elsewhere.title });

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

describe('the confirmation dialog for a change by another user', () => {
  it('opens after an earlier save of the same open form', async () => {
    const { user, stored, changeElsewhere } = await saveAndType('put');
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    const theirs = markdown('Conta as células do sangue.');
    changeElsewhere({ generalContent: theirs });
    await user.click(await found(SAVE));
    expect(await within(await question()).findByText(/do sangue/)).toBeVisible();
    expect(stored()).toMatchObject({ category: 'Sangue total', generalContent: theirs });
  });
});
