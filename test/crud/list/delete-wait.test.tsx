import { screen, waitFor, within } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

/** The sections whose list waits after a delete, each with its table in the mock backend. */
const SECTIONS = [
  ['groups', 'groups'],
  ['medicine-leaflets', 'medicineLeaflets'],
  ['medicine-groups', 'medicineGroups'],
] as const;

it.each(SECTIONS)(
  'R58: a record of %s is deleted after a confirmation, whose dialog stays open for about 2 s after the deletion',
  async (section, name) => {
    const records = () => table(name).all();
    table(name).insert({ name: 'Cardiologia' });
    const user = await visit(`/application-admin/${section}`);
    await user.click(await screen.findByRole('button', { name: 'Excluir Cardiologia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cardiologia' });
    expect(records()).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(records()).toHaveLength(0));
    const removedAt = Date.now();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(Date.now() - removedAt).toBeGreaterThanOrEqual(1900);
  },
);
