import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { found } from '../faults/disturbances';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const NAME = 'Sem escolha';

/** Serves the list with one record, and opens its form. Also returns the bodies of its saves. */
const open = async (section: string, record: object) => {
  const sent = serveList(section, { id: 1, name: NAME, ...record });
  return { user: await openRecord(`${AREA}/${section}`, NAME), sent };
};

const GENDER = /^Sexo/;
it('two choices with one text show their codes', async () => {
  await open('risk-factor', { riskFactorGender: 'Masculino' });
  const texts = [...screen.getByLabelText(GENDER).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Masculino (MALE)', 'Masculino (Masculino)', 'Feminino']));
});

it('a required choice cannot be set back to "none" after a value is chosen', async () => {
  const { user, sent } = await open('risk-factor', {});
  const gender = screen.getByLabelText(GENDER);
  fireEvent.change(gender, { target: { value: 'MALE' } });
  expect(gender).toHaveDisplayValue('Masculino');
  expect(screen.queryByRole('option', { name: ptBr.global.none })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toEqual([{ id: 1, name: NAME, riskFactorGender: 'MALE' }]));
});

const HORMONES = { id: 3, name: 'Hormônios', normalizedName: 'hormonios' };

it.each([
  ['laboratories', { name: 'TSH', synonyms: [], groups: [] }, HORMONES, 'Hormônios'],
  ['medical-scores', { name: 'TSH', formula: '', synonyms: [] }, HORMONES, 'Hormônios'],
  ['groups', { name: 'TSH', childrenGroups: [] }, HORMONES, 'Hormônios'],
  ['groups', { name: 'TSH', childrenGroups: [] }, { id: 4, name: 'CLINIC' }, 'Clínica médica'],
  ['pediatric-doses', { name: 'TSH', inputType: 'AGE', synonyms: [], contents: [] }, 'Dor', 'Dor'],
])(
  'R110: a category of %s that is received as a record, or of a dose as a text, is shown by its name or label and sent back unchanged',
  async (list, record, category, shown) => {
    const sent = serveList(list, { id: 1, ...record, category });
    await visit(`${AREA}/${list}`);
    expect(await screen.findByRole('row', { name: new RegExp(shown) })).toBeVisible();
    fireEvent.click(await found('[data-cy="entityEditButton"]'));
    expect(await screen.findByLabelText('Categoria')).toHaveDisplayValue(shown);
    fireEvent.change(await found('form [data-cy="name"]'), { target: { value: 'T4 livre' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'T4 livre', category })]));
  },
);
