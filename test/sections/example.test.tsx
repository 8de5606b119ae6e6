import { screen } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

it('a new synonym is listed and stored', async () => {
  const user = await visit('/application-admin/disease-synonym/manage', 'editor');
  await user.type(await screen.findByLabelText(/Nome/), 'Consunção');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('row', { name: /Consunção/ })).toBeVisible();
  expect(table('diseaseSynonyms').all()).toEqual([{ id: 1, name: 'Consunção' }]);
});
