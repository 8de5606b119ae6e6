import { cleanup, screen, waitFor } from '@testing-library/react';
import { ptBr } from '../../i18n/pt-br';
import { expireSessions } from '../mock-backend/sessions';
import { draftsLeft, leaveDraft, leavePage } from '../support/drafts';
import { visit } from '../support/visit';
import { found } from './disturbances';

const FORM = '/application-admin/disease-synonym/manage';
const SECTION = 'diseaseSynonym';
const SECRET = 'Texto da editora';

type User = Awaited<ReturnType<typeof visit>>;

const nameField = () => screen.findByLabelText(/Nome/);
const restore = () => screen.queryByRole('button', { name: ptBr.entity.draft.restore });

const signOut = async (user: User, login: string) => {
  await user.click(screen.getByText(login));
  await user.click(screen.getByText('Sair'));
  await screen.findByRole('link', { name: 'Entrar' });
};

/** Closes the page. Its drafts outside the database are removed; the browser keeps the rest. */
const closePage = () => {
  cleanup();
  leavePage();
};

describe('when the session ends while a form is open,', () => {
  it('F110: only its owner can restore the draft, even after another user signed in and out', async () => {
    const user = await visit(FORM);
    await user.type(await nameField(), SECRET);
    expireSessions();
    await user.click(await found('[data-cy="entityCreateSaveButton"]'));
    await found('[data-cy="loginTitle"]');
    closePage();

    const other = await visit(FORM, 'everything');
    expect(await nameField()).toHaveValue('');
    await waitFor(async () => expect(await draftsLeft('editor', SECTION)).toHaveLength(1));
    expect(restore()).toBeNull();
    expect(document.body).not.toHaveTextContent(SECRET);
    await signOut(other, 'everything');
    closePage();

    const owner = await visit(FORM);
    await owner.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
    expect(await nameField()).toHaveValue(SECRET);
  });
});

describe('personal data', () => {
  it('of a customer form is stored in sessionStorage and not in localStorage', async () => {
    const user = await visit('/application-admin/user-application/manage-mobile');
    await user.type(await nameField(), 'Maria');
    await screen.findByText(/cópia local/);
    expect(await draftsLeft('editor', 'userApplication/register-mobile')).toMatchObject([
      { values: { name: 'Maria' } },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).toContain('Maria');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Maria');
  });
});

it('a draft link on the home page opens the form of a new record and offers that draft first', async () => {
  await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now() - 2000, values: { name: 'Asma' } });
  await leaveDraft('editor', SECTION, undefined, { savedAt: Date.now() - 1000, values: { name: 'Bronquite' } });
  const user = await visit('/');
  await user.click(await screen.findByRole('link', { name: 'Asma' }));
  const [first] = await screen.findAllByRole('button', { name: ptBr.entity.draft.restore });
  await user.click(first);
  expect(await nameField()).toHaveValue('Asma');
});
