import { screen, within } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/laboratory-groups';
const groups = () => table('laboratoryGroups');

describe('laboratory groups', () => {
  it('are saved with their child groups', async () => {
    const { id } = groups().insert({ name: 'Hematologia', children: [] });
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Sangue');
    await user.click(screen.getByRole('button', { name: 'Escolher: Grupos filhos' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Hematologia' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByRole('row', { name: /Sangue/ });
    expect(groups().find({ name: 'Sangue' })).toMatchObject({ children: [{ id, name: 'Hematologia' }] });
  });

  it('R59: that belong to another group are not deleted, and the list shows an error', async () => {
    const { id } = groups().insert({ name: 'Hematologia', children: [] });
    groups().insert({ name: 'Sangue', children: [{ id }] });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Excluir Hematologia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hematologia' });
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));

    expect(await screen.findByText('Não foi possível excluir.')).toBeVisible();
    expect(groups().all()).toHaveLength(2);
  });
});
