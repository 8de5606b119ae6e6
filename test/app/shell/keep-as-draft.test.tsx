import { screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../../i18n/pt-br';
import { draftsLeft } from '../../support/drafts';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

it('B29: who leaves a text can keep it as a draft, which is offered when the form opens again', async () => {
  const sent = sentBodies();
  const user = await visit('/application-admin/semiologies/manage');
  await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'Seca.');
  await user.click(screen.getByRole('link', { name: 'Semiologias' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar como rascunho e sair' }));
  await screen.findByRole('heading', { name: 'Semiologias', level: 1 });
  await waitFor(async () => expect(await draftsLeft('editor', 'semiologies')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Adicionar' }));
  await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
  expect(screen.getByLabelText(/Nome/)).toHaveValue('Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  expect(await screen.findByRole('textbox', { name: 'Anamnese' })).toHaveValue('Seca.');
  expect(sent).toEqual([]);
});
