import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

it('loggers are filtered by name, ignoring accents and case, and one that the server sends twice is shown twice', async () => {
  const loggers = ['br.com.example.service', 'ROOT', 'ROOT'].map(name => ({ name, level: 'INFO' }));
  server.use(http.get('*/management/logs', () => HttpResponse.json(loggers)));
  const user = await visit('/admin/logs', 'admin');
  expect(await screen.findByText('3 loggers')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar loggers'), ' RÓOT ');
  expect(await screen.findByText('2 loggers')).toBeVisible();
  expect(screen.getAllByRole('group', { name: 'ROOT' })).toHaveLength(2);
});

it('R148: the level of one of 400 loggers is changed without confirmation', async () => {
  const loggers = Array.from({ length: 400 }, (_, at) => ({ name: `br.Class${at}`, level: 'INFO' }));
  const sent: unknown[] = [];
  server.use(
    http.get('*/management/logs', () => HttpResponse.json(loggers)),
    http.put('*/management/logs', async ({ request }) => {
      sent.push(await request.json());
      loggers[42].level = 'TRACE';
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = await visit('/admin/logs', 'admin');
  await screen.findByText('400 loggers');
  const levels = within(screen.getByRole('group', { name: 'br.Class42' }));
  await user.click(levels.getByRole('button', { name: 'TRACE' }));
  await waitFor(() => expect(levels.getByRole('button', { name: 'TRACE' })).toHaveAttribute('aria-pressed', 'true'));
  expect(sent).toEqual([{ name: 'br.Class42', level: 'TRACE' }]);
});
