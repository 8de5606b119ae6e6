import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { table, useProfile } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const USERS = '/admin/user-management';

describe('The second click of a double click', () => {
  it('on "Excluir" does not reach the list below the question, and the next click does', async () => {
    useProfile('friendly');
    const user = await visit(`${USERS}/leaflet/delete`, 'admin');
    const question = await screen.findByRole('dialog', { name: 'leaflet' });
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const edit = await screen.findByRole('link', { name: 'Editar editor' });
    fireEvent.click(edit, { detail: 2 });
    expect(window.location.hash).toBe(`#${USERS}`);
    fireEvent.click(edit, { detail: 1 });
    await waitFor(() => expect(window.location.hash).toContain(`${USERS}/editor/edit`));
  });

  it('on an option of a picker does not press what is below it', async () => {
    table('groups').insert({ name: 'Pediatria' });
    const user = await visit('/application-admin/diseases/manage');
    await user.click(await screen.findByRole('button', { name: 'Escolher: Grupos' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Pediatria' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Remover Pediatria' }), { detail: 2 });
    expect(screen.getByRole('button', { name: 'Remover Pediatria' })).toBeInTheDocument();
  });
});
