import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const apgar = {
  id: 1,
  name: 'Apgar',
  formula: 'a',
  isAvailableForFree: false,
  synonyms: [
    { id: 4, name: 'Escala de Apgar' },
    { id: 5, name: 'Nota ao nascer' },
  ],
};

it('typed synonyms go without an id, each word once; those that stay keep theirs', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/medical-scores', () =>
      HttpResponse.json({ content: [apgar], totalElements: 1, size: 20, number: 0 }),
    ),
    http.put('*/api/medical-scores', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(apgar);
    }),
  );
  const user = await visit('/application-admin/medical-scores');
  await user.click(await screen.findByRole('button', { name: 'Editar Apgar' }));
  const words = await screen.findByLabelText('Sinônimos');
  await user.type(words, 'Índice{Enter}Escala de Apgar{Enter} Índice {Enter}Virginia');
  await user.click(screen.getByRole('button', { name: 'Remover Nota ao nascer' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  const synonyms = [apgar.synonyms[0], { name: 'Índice' }, { name: 'Virginia' }];
  expect(sent).toEqual([{ ...apgar, synonyms }]);
});
