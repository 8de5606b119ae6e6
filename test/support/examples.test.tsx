import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type LogEntry } from '../mock-backend/request-log';
import { reset, server, table } from '../mock-backend/server';
import { order, useControl } from '../support/control';
import { visit } from '../support/visit';

const LIST = '/application-admin/disease-synonym';

it('a handler of the test comes before those of the mock backend', async () => {
  server.use(http.get('*/api/disease-synonyms', () => HttpResponse.json({}, { status: 503 })));
  await visit(LIST);
  expect(await screen.findByText(/O servidor está indisponível/)).toBeVisible();
});

it('the next test does not have it', async () => {
  table('diseaseSynonyms').insert({ name: 'Asma' });
  await visit(LIST);
  expect(await screen.findByRole('row', { name: /Asma/ })).toBeVisible();
});

it('the sample data are there where a test asks for them', async () => {
  reset({ rich: true });
  await visit('/application-admin/diseases');
  expect(await screen.findByRole('row', { name: /Abortamento incompleto/ })).toBeVisible();
});

it('the third argument of visit is the language that was chosen in this browser', async () => {
  await visit(LIST, 'editor', 'en');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Disease synonyms');
});

it('what is announced stands in the regions that are always there', async () => {
  const user = await visit(`${LIST}/manage`);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(await screen.findByLabelText(/Nome/), 'Consunção{Enter}');
  await waitFor(() => expect(screen.getByText('Feito: Salvo com sucesso!')).toBeInTheDocument());
  expect(screen.getByText('Salvo com sucesso!')).toBeVisible();
});

it('what was sent can be read', async () => {
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST') sent.push([request.url, await request.clone().json()]);
  });
  const user = await visit(`${LIST}/manage`);
  await user.type(await screen.findByLabelText(/Nome/), 'Consunção{Enter}');
  await screen.findByRole('row', { name: /Consunção/ });
  expect(sent).toEqual([['http://localhost/api/disease-synonym', { name: 'Consunção' }]]);
});

it('a scenario and the log work as they do in npm start', async () => {
  await useControl();
  await order('POST /__control/scenario', { name: 'failing' });
  await visit(LIST);
  expect(await screen.findByText(/O servidor está indisponível/)).toBeVisible();
  const log = await order<LogEntry[]>('GET /__control/log');
  expect(log.find(({ path }) => path === '/api/disease-synonyms')).toMatchObject({ method: 'GET', status: 503 });
});
