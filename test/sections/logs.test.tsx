import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const LOGGERS = ['ROOT', 'br.com.example.service'].map(name => ({ name, level: 'INFO' }));

it('loggers are filtered by name, ignoring accents and case', async () => {
  server.use(http.get('*/management/logs', () => HttpResponse.json(LOGGERS)));
  const user = await visit('/admin/logs', 'admin');
  expect(await screen.findByText('2 loggers')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar loggers'), ' RÓOT ');
  expect(await screen.findByText('1 logger')).toBeVisible();
  expect(screen.getByRole('group', { name: 'ROOT' })).toBeVisible();
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
