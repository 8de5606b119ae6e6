import { screen, waitFor, within } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { table } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { visit } from '../support/visit';

const FORM = '/application-admin/disease-synonym/manage';

const dialog = () => screen.findByRole('dialog', { name: ptBr.login.title });
const button = (name: string) => screen.getByRole('button', { name });

/** A form whose save was refused because the session had ended. */
const refused = async () => {
  const user = await visit(FORM);
  await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
  expireSessions();
  await user.click(button('Salvar'));
  return { user, signIn: within(await dialog()) };
};

describe('A user who cancels the sign-in over a form', () => {
  it('stays on the form, sees that it is not saved yet, and can sign in again there and save it', async () => {
    const { user, signIn } = await refused();
    await user.click(signIn.getByRole('button', { name: 'Cancelar' }));

    expect(await screen.findByRole('heading', { name: ptBr.login.messages.held })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe(`#${FORM}`);
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Tísica');
    expect(button(ptBr.login.messages.signInAgain)).toHaveFocus();
    expect(table('diseaseSynonyms').all()).toEqual([]);

    await user.click(button(ptBr.login.messages.signInAgain));
    const again = within(await dialog());
    expect(again.getByLabelText(/^Usuário/)).toHaveValue('editor');
    await user.type(again.getByLabelText(/^Senha/), 'editor{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(ptBr.login.messages.held)).not.toBeInTheDocument();
    await waitFor(() => expect(button('Salvar')).toHaveFocus());
    await user.click(button('Salvar'));
    await screen.findByText('Salvo com sucesso!');
    expect(table('diseaseSynonyms').all()).toEqual([expect.objectContaining({ name: 'Tísica' })]);
  });
});
