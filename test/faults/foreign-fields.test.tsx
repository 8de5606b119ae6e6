import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { found } from './disturbances';

const GROUP = {
  id: 25,
  name: 'Cardiologia',
  displayLevelsBelow: 'false',
  category: { id: 3, name: 'CLINIC' },
  childrenGroups: {},
};

it('fault 113: in a group of a wrong shape one edits the name, and all else goes back as it came', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/groups', () => HttpResponse.json({ content: [GROUP], totalElements: 1 })),
    http.put('*/api/groups', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(GROUP);
    }),
  );
  const user = await visit('/application-admin/groups');
  await user.click(await screen.findByRole('button', { name: 'Editar Cardiologia' }));
  expect(await found('[data-cy="category"]')).toHaveDisplayValue('Clínica médica');
  expect(await found('[data-cy="displayLevelsBelow"]')).not.toBeChecked();
  await user.type(await found('[data-cy="name"]'), ' geral');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  await waitFor(() => expect(sent).toEqual([{ ...GROUP, name: 'Cardiologia geral' }]));
});

it('fault 113: words that are a text show as none, and go back as they came', async () => {
  const sent: unknown[] = [];
  const group = { id: 7, name: 'Dores', synonymWords: 'abc' };
  server.use(
    http.get('*/api/synonym-group*', () => HttpResponse.json({ content: [group], totalElements: 1 })),
    http.put('*/api/synonym-group', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(group);
    }),
  );
  const user = await visit('/application-admin/synonym-group');
  await user.click(await screen.findByRole('button', { name: 'Editar Dores' }));
  await user.type(await found('[data-cy="name"]'), ' fortes');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  await waitFor(() => expect(sent).toEqual([{ ...group, name: 'Dores fortes' }]));
});
