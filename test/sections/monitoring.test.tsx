import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, useProfile } from '../mock-backend/server';
import { visit } from '../support/visit';

// The awkward backend masks and leaves out other parts.
beforeEach(() => useProfile('friendly'));

it('R144: the health page lists what is down first with its details, and shows those of a working service in a dialog', async () => {
  const user = await visit('/admin/health', 'admin');
  const [, first] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/^mail.*Fora do ar.*Connection refused/);
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: /^Detalhes de/ })[0]);
  expect(within(await screen.findByRole('dialog')).getAllByRole('row').length).toBeGreaterThan(1);
});

it('R145: the metrics page marks what is missing in a response of an unknown structure', async () => {
  server.use(http.get('*/management/metrics', () => HttpResponse.json({ surprise: [1] })));
  await visit('/admin/metrics', 'admin');
  expect(await screen.findAllByText('O servidor não informou estes dados.')).toHaveLength(6);
  expect(screen.getByText('Dump de threads')).toBeVisible();
});

it('R146: the configuration page can be filtered, and shows secrets as the server masks them', async () => {
  const user = await visit('/admin/configuration', 'admin');
  await screen.findByRole('heading', { name: 'spring.datasource' });
  expect(screen.getByText('user.timezone')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar propriedades'), 'password');
  await waitFor(() => expect(screen.queryByText('user.timezone')).not.toBeInTheDocument());
  expect(screen.getAllByRole('row', { name: /password \*{6}$/ }).length).toBeGreaterThan(0);
});
