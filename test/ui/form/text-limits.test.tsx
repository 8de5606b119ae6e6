import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const LIST = '/application-admin/medical-scores';

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
    expect(table('medicalScores').all()).toEqual([]);

    fireEvent.change(field, { target: { value: 'a'.repeat(most) } });
    await save();
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(table('medicalScores').all()).toEqual([expect.objectContaining({ [name]: 'a'.repeat(most) })]);
  },
);
