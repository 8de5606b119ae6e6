import { screen } from '@testing-library/react';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

it("R143: another user's password is not sent without a login, and then is reset, with a success message and an emptied form", async () => {
  const bodies = sentBodies();
  const user = await visit('/application-admin/reset-password');
  await user.type(await screen.findByLabelText('Nova senha'), 'segredo1');
  await user.click(screen.getByRole('button', { name: 'Redefinir a senha' }));
  const login = screen.getByLabelText(/Usuário/);
  expect(login).toHaveAccessibleDescription('Campo obrigatório.');
  expect(bodies).toEqual([]);

  await user.type(login, 'visitor');
  await user.click(screen.getByRole('button', { name: 'Redefinir a senha' }));
  expect(await screen.findByText('Senha resetada com sucesso!')).toBeVisible();
  expect(login).toHaveValue('');
  expect(screen.getByLabelText('Nova senha')).toHaveValue('');
  expect(bodies).toEqual([{ login: 'visitor', password: 'segredo1' }]);
});
