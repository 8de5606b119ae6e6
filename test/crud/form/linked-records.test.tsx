import { screen, within } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

const AREA = '/application-admin';

it('the records that a record refers to are links to their forms', async () => {
  const group = table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
  table('laboratories').insert({ name: 'Hemograma', isAvailableForFree: true, synonyms: [], groups: [group] });
  const user = await openRecord(`${AREA}/laboratories`, 'Hemograma');
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
  const user = await openRecord(`${AREA}/laboratories`, 'Hemograma');
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
  await openRecord(`${AREA}/promotions`, 'Maio');
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
  const user = await openRecord(`${AREA}/diseases`, 'Asma');
  await user.clear(screen.getByLabelText(/Nome/));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const index = screen.getByRole('navigation', { name: 'Partes do formulário' });
  expect(await within(index).findByRole('button', { name: 'Identificação 1 erro' })).toBeVisible();
  expect(within(index).getByRole('button', { name: 'Sintomas e pesos 2 erros' })).toBeVisible();
  expect(within(index).getByRole('button', { name: 'Textos' })).toBeVisible();
});

const insertGroup = (tableName: string, field: string) => (names: readonly string[]) => {
  const linked = names.map(name => table(tableName).insert({ name, [field]: [] }));
  table(tableName).insert({ name: 'Tosse', [field]: linked.map(({ id }, at) => ({ id, name: names[at] })) });
};

const insertSymptom = (names: readonly string[]) => {
  const { id } = table('symptoms').insert({ name: 'Tosse' });
  const diseaseSymptoms = [{ symptom: { id, name: 'Tosse' }, weight: 1 }];
  names.forEach(name => table('diseases').insert({ name, diseaseSymptoms }));
};

const LISTS = [
  ['symptoms', insertSymptom, 'Doenças vinculadas'],
  ['groups', insertGroup('groups', 'childrenGroups'), 'Grupos filhos'],
  ['medicine-groups', insertGroup('medicineGroups', 'children'), 'Grupos filhos'],
  ['laboratory-groups', insertGroup('laboratoryGroups', 'children'), 'Grupos filhos'],
] as const;

const askToDelete = async (section: string) => {
  const user = await visit(`${AREA}/${section}`);
  await user.click(await screen.findByRole('button', { name: 'Excluir Tosse' }));
  return screen.findByRole('dialog', { name: 'Tosse' });
};

it.each(LISTS)('the confirmation of a delete from %s names the linked records', async (section, insert, label) => {
  insert(['Asma', 'Gripe']);
  expect(await askToDelete(section)).toHaveTextContent(`${label} (2): Asma, Gripe`);
});

it('the confirmation of a delete does not mention linked records when there are none', async () => {
  insertSymptom([]);
  expect(within(await askToDelete('symptoms')).queryByText(/Doenças vinculadas/)).toBeNull();
});

it('the confirmation of a delete names ten of many linked records, and their total number', async () => {
  insertSymptom(Array.from({ length: 12 }, (_, at) => `Doença ${at + 10}`));
  const question = await askToDelete('symptoms');
  expect(question).toHaveTextContent('Doenças vinculadas (12): Doença 10,');
  expect(question).toHaveTextContent(/Doença 19, …/);
  expect(question).not.toHaveTextContent('Doença 20');
});
