import { screen } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/risk-factor';

const smoking = {
  name: 'Tabagismo',
  riskFactorGender: 'FEMALE',
  isPregnant: true,
  lowerThanOneMonth: false,
  startAge: 15,
  endAge: 44,
  riskFactorAgeRange: 'between_fifteen_and_forty_four_years',
};

describe('risk factors', () => {
  it('are listed with the age range as a sentence, the gender label and the pregnancy column', async () => {
    // The awkward backend sends a gender that has no label.
    useProfile('friendly');
    table('riskFactors').insert(smoking);
    await visit(LIST);
    const name = /^Tabagismo entre 15 e 44 anos Feminino Sim Editar/;
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  it('R6, R98: apply to both genders by default, and the form shows the age range while the ages are typed', async () => {
    const user = await visit(`${LIST}/manage`);
    expect(await screen.findByLabelText(/Sexo/)).toHaveValue('BOTH');
    const sentence = () => screen.getByText(/Faixa etária/);
    expect(screen.queryByText(/Faixa etária/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Idade inicial (anos)'), '07a');
    expect(sentence()).toHaveTextContent('Faixa etária: idade menor ou igual a 7 anos');
    await user.type(screen.getByLabelText('Idade final (anos)'), '12');
    expect(sentence()).toHaveTextContent('entre 7 e 12 anos');
    await user.clear(screen.getByLabelText('Idade inicial (anos)'));
    expect(sentence()).toHaveTextContent('idade maior ou igual a 12 anos');
    await user.click(screen.getByLabelText('Menos de um mês'));
    expect(sentence()).toHaveTextContent('menos de um mês');

    await user.type(screen.getByLabelText(/Nome/), 'Prematuridade');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Prematuridade/ });
    expect(table('riskFactors').all()).toEqual([
      {
        id: expect.any(Number),
        name: 'Prematuridade',
        riskFactorGender: 'BOTH',
        isPregnant: false,
        lowerThanOneMonth: true,
        endAge: 12,
      },
    ]);
  });
});
