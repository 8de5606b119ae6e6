import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { newUser, users } from '../../mock-backend/users';
import { insertRiskFactors } from '../../support/risk-factors';
import { visit } from '../../support/visit';

const LIST = '/application-admin/risk-factor';
const CUSTOMERS = '/application-admin/user-application';

/** Creates a risk factor in a list of `count`; its name comes last. */
const saveLast = async (count: number) => {
  insertRiskFactors(count);
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Adicionar' }));
  await user.type(await screen.findByLabelText(/Nome/), 'Zoster');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('link', { name: 'Fator 01' }, { timeout: 4000 });
  return user;
};

const showButton = () => screen.findByRole('button', { name: 'Mostrar “Zoster” na lista' });
const savedRow = () => screen.findByRole('row', { name: /^Zoster/ });

describe('A saved record that is not on the page to which the list returns', () => {
  it('has a focused button that shows its row and moves the focus to it', async () => {
    const user = await saveLast(25);
    const button = await showButton();
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    const row = await savedRow();
    await waitFor(() => expect(row).toHaveFocus());
    expect(window.location.hash).toBe(`#${LIST}?search=Zoster`);
    expect(button).not.toBeInTheDocument();
  });

  it('R273: stands in the bell with a link that opens it, also when its alert has gone', async () => {
    const user = await saveLast(25);
    await waitFor(() => expect(screen.queryByText('Salvo com sucesso!')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Mensagens' }));
    const bell = within(await screen.findByRole('dialog', { name: 'Mensagens' }));
    await user.click(bell.getByRole('link', { name: 'Abrir “Zoster”' }));
    expect(await screen.findByLabelText(/Nome/)).toHaveValue('Zoster');
  });

  it.each([
    ['opens another page', 'Página 2', () => screen.findByRole('link', { name: 'Fator 21' })],
    ['deletes a record', 'Excluir Fator 01', () => screen.findByText('Excluído com sucesso!')],
  ])('keeps its button after the message about the save has gone, until the user %s', async (_what, name, isDone) => {
    const user = await saveLast(25);
    await showButton();
    await waitFor(() => expect(screen.queryByText('Salvo com sucesso!')).toBeNull());
    expect(await showButton()).toBeVisible();
    await user.click(screen.getByRole('button', { name }));
    await isDone();
    expect(screen.queryByRole('button', { name: /^Mostrar “/ })).toBeNull();
  });

  it('has no button when the server did not return its id', async () => {
    server.use(http.post('*/api/risk-factor', () => new HttpResponse(null, { status: 201 })));
    await saveLast(25);
    expect(screen.queryByRole('button', { name: /^Mostrar “/ })).toBeNull();
  });

  it('has no button in the list of users, which cannot be searched', async () => {
    for (let number = 10; number < 35; number += 1)
      users().insert(newUser({ login: `ana${number}`, email: `ana${number}@exemplo.br` }, 'admin'));
    const user = await visit('/admin/user-management', 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar admin' }));
    await user.type(await screen.findByLabelText(/^Nome/), ' Zoé');
    // The list returns to a page without the saved user.
    server.use(http.get('*/api/users', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo com sucesso!');
    await screen.findByText(/Ainda não há nada/);
    expect(screen.queryByRole('button', { name: /^Mostrar “/ })).toBeNull();
  });

  it('does not take the focus from the search field when a search shows its row', async () => {
    const user = await saveLast(25);
    await showButton();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'zos');
    await savedRow();
    expect(search).toHaveFocus();
  });

  it('has a button with its email address when the list is searched by email address', async () => {
    for (let number = 10; number < 35; number += 1)
      table('customers').insert({ name: `Ana ${number}`, email: `ana${number}@exemplo.br`, login: `ana${number}` });
    const user = await visit(CUSTOMERS);
    await user.click(await screen.findByRole('button', { name: 'Adicionar funcionário' }));
    await user.type(await screen.findByLabelText(/Nome/), 'Zoé');
    await user.type(screen.getByLabelText(/E-mail/), 'zoe@exemplo.br');
    await user.type(screen.getByLabelText(/Usuário/), 'zoe');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(
      await screen.findByRole('button', { name: 'Mostrar “zoe@exemplo.br” na lista' }, { timeout: 4000 }),
    );
    expect(await screen.findByRole('row', { name: /^Zoé/ })).toBeVisible();
  });
});

it('A saved record that is on the page has the focus on its row and no button', async () => {
  await saveLast(2);
  const row = await savedRow();
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Mostrar “/ })).toBeNull();
});
