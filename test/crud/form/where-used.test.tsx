import { screen, within } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

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
  const user = await visit(`/application-admin/${section}`);
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
