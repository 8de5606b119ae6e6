import { screen } from '@testing-library/react';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const bodies: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PATCH') bodies.push(await request.clone().json());
  });
});

describe("another user's password", () => {
  it('is set, told and forgotten', async () => {
    const user = await visit('/application-admin/reset-password');
    await user.type(await screen.findByLabelText(/Login/), 'visitor');
    await user.type(screen.getByLabelText('Nova senha'), 'segredo1');
    await user.click(screen.getByRole('button', { name: 'Trocar a senha' }));
    expect(await screen.findByText('Senha resetada com sucesso!')).toBeVisible();
    expect(screen.getByLabelText(/Login/)).toHaveValue('');
    expect(screen.getByLabelText('Nova senha')).toHaveValue('');
    expect(bodies).toEqual([{ login: 'visitor', password: 'segredo1' }]);
  });

  it('is not sent without a login', async () => {
    const user = await visit('/application-admin/reset-password');
    await user.type(await screen.findByLabelText('Nova senha'), 'segredo1');
    await user.click(screen.getByRole('button', { name: 'Trocar a senha' }));
    expect(screen.getByLabelText(/Login/)).toHaveAccessibleDescription('Campo obrigatório.');
    expect(bodies).toEqual([]);
  });
});
