import { act, screen, waitFor } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { reload, visit } from '../support/visit';

const LIST = '/application-admin/disease-synonym';
const names = () =>
  table<{ name: string }>('diseaseSynonyms')
    .all()
    .map(({ name }) => name);

describe('disease synonyms', () => {
  it('R74, F83: are refused when the name has only spaces, and the name field gets the focus', async () => {
    const user = await visit(`${LIST}/manage`);
    const name = await screen.findByLabelText(/Nome/);
    await user.type(name, '   ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await waitFor(() => expect(name).toHaveAccessibleDescription('Campo obrigatório.'));
    expect(name).toHaveFocus();
    expect(names()).toEqual([]);
  });

  it('F43, F44: ask before a changed form is left by Back or Cancel, and keep the text if the user stays', async () => {
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Adicionar' }));
    await user.type(await screen.findByLabelText(/Nome/), 'Fica');
    act(() => window.history.back());
    await user.click(await screen.findByRole('button', { name: 'Ficar aqui' }));
    expect(window.location.hash).toContain('/manage');
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Fica');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    expect(await screen.findByRole('button', { name: 'Adicionar' })).toBeVisible();
    expect(names()).toEqual([]);
  });

  it('F45: keep the page of the list in the address, and offer an unsaved edit after a reload', async () => {
    Array.from({ length: 25 }, (_, at) => table('diseaseSynonyms').insert({ name: `Sinônimo ${at + 10}` }));
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Página 2' }));
    await user.click(await screen.findByRole('button', { name: 'Editar Sinônimo 34' }));
    await user.type(await screen.findByLabelText(/Nome/), ' nunca se perde');
    await screen.findByText(/cópia local/);
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: 'Restaurar' }));
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Sinônimo 34 nunca se perde');
    await again.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Sinônimo 34 nunca se perde/ });
    expect(window.location.hash).toContain('page=2');
  });
});
