import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';

const AREA = '/application-admin';
const NAME = 'Sem escolha';

/** Serves the list with one record, and opens its form. Also returns the bodies of its saves. */
const open = async (section: string, record: object) => {
  const sent = serveList(section, { id: 1, name: NAME, ...record });
  return { user: await openRecord(`${AREA}/${section}`, NAME), sent };
};

const GENDER = /^Sexo/;
const PARAM = { id: 2, code: 'p', measurement: '', presentationName: 'Peso', position: 1, options: [] };

const choices: readonly (readonly [section: string, record: object, label: RegExp])[] = [
  ['risk-factor', {}, GENDER],
  ['symptoms', { symptomGender: null, synonymGroups: [], diseases: [] }, GENDER],
  ['medicine-groups', { type: '', children: [] }, /^Tipo/],
  ['pediatric-doses', { synonyms: [], contents: [] }, /^Calcular por/],
  ['medical-calculators', { synonyms: [], specificView: 'NONE', formulaParams: [PARAM] }, /^Tipo/],
];

it.each(choices)(
  'a required choice without a value in a record of %s is shown as "none" and stays unset when saved',
  async (section, record, label) => {
    const { user, sent } = await open(section, record);
    expect(screen.getByLabelText(label)).toHaveDisplayValue(ptBr.global.none);
    await user.type(screen.getByDisplayValue(NAME), '!');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ id: 1, ...record, name: `${NAME}!` }]));
  },
);

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
