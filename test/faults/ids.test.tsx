import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { confirmDelete } from '../support/confirm-delete';
import { visit } from '../support/visit';
import { found } from './disturbances';

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
