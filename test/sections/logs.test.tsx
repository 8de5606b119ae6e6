import { screen } from '@testing-library/react';
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
