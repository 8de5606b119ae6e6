import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { found } from '../../faults/disturbances';
import { server, table } from '../../mock-backend/server';
import { userOf } from '../../mock-backend/users';
import { openRecord } from '../../support/open-record';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

/** After the next write, the list at this path is not answered. */
const holdReads = (path: string) =>
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT') server.use(http.get(path, () => new Promise<undefined>(() => {})));
  });

it('F23: after a save the list shows the record as the server stored it, not as it was typed', async () => {
  const stored = table('riskFactors').insert({ name: 'Tabaco' });
  const user = await openRecord('/application-admin/risk-factor', 'Tabaco');
  await user.type(screen.getByLabelText(/Nome/), ' e álcool');
  server.use(
    http.put('*/api/risk-factor', () =>
      HttpResponse.json(table('riskFactors').replace({ ...stored, name: 'Nome do servidor' })),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('link', { name: 'Nome do servidor' }, { timeout: 4000 })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Tabaco/ })).toBeNull();
});

describe('after a save, while the list is being read again,', () => {
  it('F119: the row shows the saved record, and its form opens with it', async () => {
    table('riskFactors').insert({ name: 'Tabaco' });
    const user = await openRecord('/application-admin/risk-factor', 'Tabaco');
    await user.type(screen.getByLabelText(/Nome/), ' e álcool');
    holdReads('*/api/risk-factor');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('link', { name: 'Tabaco e álcool' }, { timeout: 4000 }));
    expect(await screen.findByLabelText(/Nome/)).toHaveValue('Tabaco e álcool');
  });

  it('F119: a button of the row sends what was saved', async () => {
    const written = sentBodies();
    const { firstName } = userOf('editor') ?? {};
    const user = await visit('/admin/user-management', 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar editor' }));
    await user.type(await found('[data-cy="firstName"]'), ' da Luz');
    holdReads('*/api/users');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Desativar editor' }, { timeout: 4000 }));
    expect(written).toEqual([
      expect.objectContaining({ activated: true, firstName: `${firstName} da Luz` }),
      expect.objectContaining({ activated: false, firstName: `${firstName} da Luz` }),
    ]);
  });
});
