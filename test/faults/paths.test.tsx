import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { confirmDelete } from '../support/confirm-delete';
import { requests } from '../support/requests';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';
import { found } from './disturbances';

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

it('F111: a row whose id leads to another path is not deleted, and an error message is shown', async () => {
  const made = requests();
  serveList('disease-synonyms', { id: '..', name: 'Tísica' });
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

const LIST = '/application-admin/laboratory-groups';
const URL = '*/api/laboratory-groups';

const json = (body: string) => new HttpResponse(body, { headers: { 'content-type': 'application/json' } });

/** Answers the list with this JSON, and records each write: its method, its path and its body as text. */
const answer = (rows: string) => {
  const sent: string[] = [];
  server.use(
    http.get(URL, () => json(`{"content":[${rows}],"totalElements":2}`)),
    http.all(`${URL}*`, async ({ request }) => {
      if (request.method === 'GET') return undefined;
      sent.push(`${request.method} ${new globalThis.URL(request.url).pathname} ${await request.text()}`.trim());
      return json('{}');
    }),
  );
  return sent;
};

const LONG = '{"id":9007199254740993,"name":"Hormônios","children":[{"id":1234567890123456789,"name":"TSH"}]}';

it('a record whose id JavaScript cannot hold is found by its address, and saved and deleted with the same digits, as are the records in it', async () => {
  const sent = answer(LONG);
  const user = await visit(`${LIST}/manage?id=9007199254740993&name=Horm%C3%B4nios`);
  await user.type(await found('[data-cy="name"]'), '!');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  const children = '[{"id":"1234567890123456789","name":"TSH"}]';
  const body = `{"id":"9007199254740993","name":"Hormônios!","children":${children}}`;
  await waitFor(() => expect(sent).toEqual([`PUT /api/laboratory-groups ${body}`]));
  await user.click(await screen.findByRole('button', { name: /^Excluir Hormônios/ }));
  await confirmDelete(user);
  await waitFor(() => expect(sent[1]).toBe('DELETE /api/laboratory-groups/9007199254740993'));
});

it('a record with the id 0 is changed, and none is created', async () => {
  const sent = answer('{"id":0,"name":"Hormônios","children":[]}');
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Editar Hormônios' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hormônios · Editar');
  await user.type(await found('[data-cy="name"]'), '!');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  const body = '{"id":0,"name":"Hormônios!","children":[]}';
  await waitFor(() => expect(sent).toEqual([`PUT /api/laboratory-groups ${body}`]));
});
