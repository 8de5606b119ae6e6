import { screen, within } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const AREA = '/application-admin';

it('the records that a record refers to are links to their forms', async () => {
  const group = table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
  table('laboratories').insert({ name: 'Hemograma', isAvailableForFree: true, synonyms: [], groups: [group] });
  const user = await visit(`${AREA}/laboratories`);
  await user.click(await screen.findByRole('button', { name: 'Editar Hemograma' }));
  const linked = await screen.findByRole('region', { name: 'Registros vinculados' });
  await user.click(within(linked).getByRole('link', { name: 'Hematologia' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Hematologia/ })).toBeVisible();
  expect(screen.getByLabelText(/Nome/)).toHaveValue('Hematologia');
});

it('a form with many linked records shows their number, and their links on request', async () => {
  const groups = Array.from({ length: 6 }, (_, at) =>
    table('laboratoryGroups').insert({ name: `Grupo ${at}`, children: [] }),
  );
  table('laboratories').insert({ name: 'Hemograma', isAvailableForFree: true, synonyms: [], groups });
  const user = await visit(`${AREA}/laboratories`);
  await user.click(await screen.findByRole('button', { name: 'Editar Hemograma' }));
  const linked = within(await screen.findByRole('region', { name: 'Registros vinculados' }));
  expect(linked.getByText('Grupo 5')).not.toBeVisible();
  await user.click(linked.getByText('Mostrar os 6'));
  expect(linked.getByText('Grupo 5')).toBeVisible();
});

it('a new record has no facts about itself', async () => {
  await visit(`${AREA}/promotions/manage`);
  await screen.findByLabelText(/Nome/);
  expect(screen.queryByRole('region', { name: 'Este registro' })).not.toBeInTheDocument();
});

it('a form shows when and by whom its record was created, and no last change if the record has none', async () => {
  table('promotions').insert({
    name: 'Maio',
    link: 'https://example.com',
    active: true,
    promotionType: 'ALL_USERS',
    createdDate: '2024-02-05T15:00:00Z',
    createdBy: 'system',
  });
  const user = await visit(`${AREA}/promotions`);
  await user.click(await screen.findByRole('button', { name: 'Editar Maio' }));
  const facts = await screen.findByRole('region', { name: 'Este registro' });
  expect(facts).toHaveTextContent('Criado05/02/2024 12:00 · system');
  expect(facts).not.toHaveTextContent('Alterado');
});

it('the index of a long form shows the number of errors in each part', async () => {
  const [cough, fever] = ['Tosse', 'Febre'].map(name => ({
    symptom: table('symptoms').insert({ name }),
    weight: null,
  }));
  table('diseases').insert({ name: 'Asma', free: false, diseaseSymptoms: [cough, fever] });
  const user = await visit(`${AREA}/diseases`);
  await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
  await user.clear(await screen.findByLabelText(/Nome/));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const index = screen.getByRole('navigation', { name: 'Partes do formulário' });
  expect(await within(index).findByRole('button', { name: 'Identificação 1 erro' })).toBeVisible();
  expect(within(index).getByRole('button', { name: 'Sintomas e pesos 2 erros' })).toBeVisible();
  expect(within(index).getByRole('button', { name: 'Textos' })).toBeVisible();
});
