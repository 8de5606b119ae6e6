import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { hold } from '../support/hold';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';
import { found } from './disturbances';

const SAVE = '[data-cy="entityCreateSaveButton"]';

it('F62: a form keeps its text when the account request fails after a new sign-in and is retried', async () => {
  const user = await visit('/application-admin/disease-synonym/manage');
  const name = await screen.findByLabelText(/^Nome/);
  await user.type(name, 'Febre alta');
  server.use(http.post('*/api/disease-synonym', () => new HttpResponse(null, { status: 401 }), { once: true }));
  await user.click(await found(SAVE));
  const password = await screen.findByLabelText(/^Senha/);
  server.use(http.get('*/api/account/me', () => new HttpResponse(null, { status: 503 }), { once: true }));
  await user.type(password, 'editor{Enter}');
  await user.click(await screen.findByRole('button', { name: ptBr.global.retry }));
  await waitFor(() => expect(name.closest('[inert]')).toBeNull());
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Febre alta');
});

it('F107: going Forward while a new record is being saved does not create it twice', async () => {
  const posts = sentBodies();
  const answer = hold('post', '*/api/semiologies');
  const user = await visit('/application-admin/semiologies/manage');
  await user.type(await screen.findByLabelText(/^Nome/), 'Sopro');
  await user.click(screen.getByRole('button', { name: /^Editar texto: Anamnese/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Anamnese/ }), 'Texto');
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
  await screen.findByLabelText(/^Nome/);
  await user.click(await found(SAVE));
  await waitFor(() => expect(posts).toHaveLength(1));
  const stepped = jest.fn();
  window.addEventListener('popstate', stepped, { capture: true, once: true });
  act(() => window.history.forward());
  await waitFor(() => expect(stepped).toHaveBeenCalled());
  // Nothing leads away from a record that is on its way: the step is undone.
  await waitFor(() => expect(window.location.hash).toBe('#/application-admin/semiologies/manage'));
  expect(screen.getByLabelText(/^Nome/)).toBeVisible();
  answer();
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/application-admin\/semiologies(\?|$)/));
  expect(posts).toHaveLength(1);
  expect(table('semiologies').all()).toHaveLength(1);
});
