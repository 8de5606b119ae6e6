import { screen, within } from '@testing-library/react';
import { requests } from '../support/requests';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const USERS = '/admin/user-management';
it.each(['..', '../edit', '%252e%252e/delete'])(
  'R12, F111: a URL with %s instead of a login requests no user and links to the list',
  async path => {
    const made = requests();
    const user = await visit(`${USERS}/${path}`, 'admin');
    expect(await screen.findByText('Este endereço não indica nenhum usuário.')).toBeVisible();
    const ofTheShell = /^GET \/(management\/info|api\/(account\/me|gateway\/routes))$/;
    expect(made.filter(call => !ofTheShell.test(call))).toEqual([]);

    await user.click(within(screen.getByRole('main')).getAllByRole('link', { name: 'Usuários' })[0]);
    expect(await screen.findByRole('row', { name: /editor/ })).toBeVisible();
  },
);

it.each([['..'], [{ id: 1 }]])('F111: a row with the id %j is not deleted, and an error message is shown', async id => {
  const made = requests();
  serveList('disease-synonyms', { id, name: 'Tísica' });
  const user = await visit('/application-admin/disease-synonym');
  await user.click(await screen.findByRole('button', { name: 'Excluir Tísica' }));
  expect(await screen.findByText(/Não foi possível excluir/)).toBeVisible();
  expect(made.filter(call => call.startsWith('DELETE'))).toEqual([]);
});

it('F111: an invalid activation key is not sent, and a message says so', async () => {
  const made = requests();
  await visit('/activate/%2e%2e');
  expect(await screen.findByText(/nada foi enviado/)).toBeVisible();
  expect(made.filter(call => call.startsWith('POST'))).toEqual([]);
});
