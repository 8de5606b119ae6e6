import { screen, waitFor } from '@testing-library/react';
import { visit } from '../support/visit';

it('loggers are filtered by name, without accents and case', async () => {
  const user = await visit('/admin/logs', 'admin');
  expect(await screen.findByText('400 loggers')).toBeVisible();
  await user.type(screen.getByLabelText('Filtrar loggers'), ' RÓOT ');
  await waitFor(() => expect(screen.getByText('1 logger')).toBeVisible());
  expect(screen.getAllByRole('group').map(group => group.getAttribute('aria-label'))).toEqual(['ROOT']);
});
