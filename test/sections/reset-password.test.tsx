import { screen } from '@testing-library/react';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

describe("another user's password", () => {
  it('R143: is reset, with a success message and an emptied form', async () => {
    const bodies = sentBodies();
    const user = await visit('/application-admin/reset-password');
    await user.type(await screen.findByLabelText(/Usuário/), 'visitor');
    await user.type(screen.getByLabelText('Nova senha'), 'segredo1');
    await user.click(screen.getByRole('button', { name: 'Redefinir a senha' }));
    expect(await screen.findByText('Senha resetada com sucesso!')).toBeVisible();
    expect(screen.getByLabelText(/Usuário/)).toHaveValue('');
    expect(screen.getByLabelText('Nova senha')).toHaveValue('');
    expect(bodies).toEqual([{ login: 'visitor', password: 'segredo1' }]);
  });

  it('R143: is not sent without a login', async () => {
    const bodies = sentBodies();
    const user = await visit('/application-admin/reset-password');
    await user.type(await screen.findByLabelText('Nova senha'), 'segredo1');
    await user.click(screen.getByRole('button', { name: 'Redefinir a senha' }));
    expect(screen.getByLabelText(/Usuário/)).toHaveAccessibleDescription('Campo obrigatório.');
    expect(bodies).toEqual([]);
  });
});
