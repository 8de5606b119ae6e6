import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { insertSemiology } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { visit } from '../support/visit';
import { found } from './disturbances';

const SYNONYMS = '/application-admin/disease-synonym';

it('F13: an empty response to a save is a success, and an empty response to a list request is an error', async () => {
  server.use(http.post('*/api/disease-synonym', () => new HttpResponse(null, { status: 200 })));
  const user = await visit(`${SYNONYMS}/manage`);
  await user.type(await screen.findByLabelText(/Nome/), 'Febre');
  server.use(http.get('*/api/disease-synonyms', () => new HttpResponse(null, { status: 200 })));
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 5000 })).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');
});

it('R82, F49: an emptied long text shows an alert, and the stored text is sent back unchanged', async () => {
  const { anamnesisContent } = insertSemiology('Tosse', 'Texto que fica');
  const user = await openRecord('/application-admin/semiologies', 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Anamnese' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.type(await screen.findByLabelText(/Nome/), ' seca');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  await screen.findByRole('row', { name: /Tosse seca/ });
  expect(table('semiologies').all()).toEqual([expect.objectContaining({ anamnesisContent })]);
});

it('F78: a missing picture that a text shows many times is requested once and replaced by placeholders', async () => {
  insertSemiology('Tosse', '![rim](/images/rim)\n\n'.repeat(20));
  let requested = 0;
  server.use(
    http.get('*/api/application-pictures', () => {
      requested += 1;
      return new HttpResponse(null, { status: 404 });
    }),
  );
  const user = await openRecord('/application-admin/semiologies', 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  await waitFor(() => expect(document.querySelectorAll('.picture-placeholder')).toHaveLength(20));
  expect(await screen.findAllByText(/rim/)).not.toHaveLength(0);
  expect(requested).toBe(1);
});
