import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const LIST = '/application-admin/medical-scores';
const FORMULA = 'se a > 1\r\nentão b\rsenão c\n';

const stored = () => table<{ id: number; name: string; formula: string }>('medicalScores').all();

/** Opens the form of a stored score. */
const openScore = async (name: string, formula = '') => {
  table('medicalScores').insert({ name, formula, isAvailableForFree: false, synonyms: [] });
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: /^Editar/ }));
  await screen.findByLabelText(/^Nome/);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(ptBr.messages.saveSuccess);
  };
  return { user, save, formula: screen.getByLabelText(/Fórmula/), nameField: screen.getByLabelText(/^Nome/) };
};

describe('A text of several lines', () => {
  it('keeps each line end of the stored text when it is edited', async () => {
    const { user, save, formula } = await openScore('Apgar', FORMULA);
    await user.type(formula, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await user.type(formula, ' fim', { initialSelectionStart: 17, initialSelectionEnd: 17 });
    await save();
    expect(stored()).toMatchObject([{ formula: FORMULA.replace('se', 'sex').replace('então b', 'então b fim') }]);
  });

  it('is unchanged when what was typed is erased again', async () => {
    const { user, formula } = await openScore('Apgar', FORMULA);
    await user.type(formula, 'x');
    await screen.findByText(/^Alterado/);
    await user.keyboard('{Backspace}');
    expect(await screen.findByText('Sem alterações')).toBeVisible();
  });

  it('keeps the spaces at its ends', async () => {
    const { user, save, formula } = await openScore('Apgar');
    await user.type(formula, ' a + b ');
    await user.tab();
    await save();
    expect(stored()).toMatchObject([{ formula: ' a + b ' }]);
  });
});

describe('A name', () => {
  it.each([
    ['leaves the field', '{Tab}'],
    ['presses Enter in the field', '{Enter}'],
    ['presses Ctrl+S in the field', '{Control>}s{/Control}'],
  ])('is saved without spaces and invisible signs at both ends when the user %s', async (_how, keys) => {
    const { user, nameField } = await openScore('Apgar');
    await user.clear(nameField);
    await user.type(nameField, '\u2009 Asma de\u00a0teste\u200b \u00a0');
    await user.keyboard(keys);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(stored()).toMatchObject([{ name: 'Asma de\u00a0teste' }]));
  });

  it('shows the spaces at its end while they are typed, and not when the field was left', async () => {
    const { user, nameField } = await openScore('Apgar');
    await user.type(nameField, ' x ');
    expect(nameField).toHaveValue('Apgar x ');
    await user.tab();
    expect(nameField).toHaveValue('Apgar x');
  });

  it('that nobody edited goes back as it came', async () => {
    const { user, save, nameField, formula } = await openScore(' Apgar\u00a0');
    await user.click(nameField);
    await user.type(formula, 'a');
    await save();
    expect(stored()).toMatchObject([{ name: ' Apgar\u00a0', formula: 'a' }]);
  });

  it('of line breaks keeps them', async () => {
    const { user, save, nameField } = await openScore('Apgar\r\nrecém-nascido');
    await user.type(nameField, 's');
    await save();
    expect(stored()).toMatchObject([{ name: 'Apgar\r\nrecém-nascidos' }]);
  });

  it('of invisible signs and special spaces is empty', async () => {
    const { user, nameField } = await openScore('Apgar');
    await user.clear(nameField);
    await user.type(nameField, '\u00ad\u2060\u00a0\u2009');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(nameField).toHaveAccessibleDescription(expect.stringContaining('obrigatório')));
    expect(stored()).toMatchObject([{ name: 'Apgar' }]);
  });
});

it.each([
  ['Nome', 'name', 200],
  ['Categoria', 'category', 200],
  ['Fórmula', 'formula', 5000],
])(
  'R76, F82, R92: the field %s accepts text up to its limit; one more character shows an error at the field and is not saved',
  async (label, name, most) => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Apgar');
    const field = screen.getByLabelText(new RegExp(label));
    const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }));

    fireEvent.change(field, { target: { value: 'a'.repeat(most + 1) } });
    await save();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(ptBr.entity.validation.tooLong)),
    );
    expect(stored()).toEqual([]);

    fireEvent.change(field, { target: { value: 'a'.repeat(most) } });
    await save();
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(stored()).toEqual([expect.objectContaining({ [name]: 'a'.repeat(most) })]);
  },
);
