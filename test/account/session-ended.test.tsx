import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { storeToken } from 'core/http/token';
import { showToast } from 'ui/feedback/toasts';
import { ptBr } from '../../i18n/pt-br';
import { openSession, server, table } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { changeAddress } from '../support/browser-history';
import { databaseAnswers } from '../support/drafts';
import { requests } from '../support/requests';
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

it('F62: a form keeps its text when the account request fails after a new sign-in and is retried', async () => {
  const { user, signIn } = await refused();
  const name = screen.getByLabelText(/^Nome/);
  server.use(http.get('*/api/account/me', () => new HttpResponse(null, { status: 503 }), { once: true }));
  await user.type(signIn.getByLabelText(/^Senha/), 'editor{Enter}');
  await user.click(await screen.findByRole('button', { name: ptBr.global.retry }));
  await waitFor(() => expect(name.closest('[inert]')).toBeNull());
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Tísica');
});

it('R20, F4, B2: A user who cancels the sign-in over a form stays on the form, sees that it is not saved yet, and can sign in again there and save it', async () => {
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

describe('A form whose session ended', () => {
  it('R21, F5: shows nothing of its text to another user, and offers them no draft', async () => {
    const { user, signIn } = await refused();
    await user.clear(signIn.getByLabelText(/^Usuário/));
    await user.type(signIn.getByLabelText(/^Usuário/), 'everything');
    await user.type(signIn.getByLabelText(/^Senha/), 'everything{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(screen.queryByDisplayValue('Tísica')).toBeNull();
    changeAddress(FORM);
    expect(await screen.findByLabelText(/^Nome/)).toHaveValue('');
    await databaseAnswers();
    expect(document.body).not.toHaveTextContent('Tísica');
    expect(screen.queryByRole('button', { name: ptBr.entity.draft.restore })).toBeNull();
    expect(table('diseaseSynonyms').all()).toEqual([]);
  });

  it('F3: closes after half an hour, and its draft is offered after the sign-in', async () => {
    const { user } = await refused();
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/login/));
    expect(screen.queryByLabelText(/^Nome/)).toBeNull();
    expect(await screen.findByLabelText(/^Usuário/)).toHaveValue('editor');
    await user.type(screen.getByLabelText(/^Senha/), 'editor{Enter}');
    await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
    expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Tísica');
  });
});

describe('A user who signs in again over a form', () => {
  const AGAIN = ptBr.messages.signedInAgain;
  const signInAs = async (user: Awaited<ReturnType<typeof visit>>, login = 'editor') => {
    await user.type(within(await dialog()).getByLabelText(/^Senha/), `${login}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  it('reads that it is not saved yet instead of the message about the session, and saves it with Enter', async () => {
    const { user } = await refused();
    expect(within(await dialog()).getByText(/^A sessão de editor terminou/)).toBeVisible();
    expect(screen.queryByText(/Sua sessão terminou/)).not.toBeInTheDocument();
    const sent = requests(/^(POST|PUT) (?!\/api\/authenticate)/);
    await signInAs(user);
    expect(screen.getByText(AGAIN)).toBeVisible();
    expect(screen.queryByText(/Sua sessão terminou/)).not.toBeInTheDocument();
    expect(screen.queryByText(ptBr.changes.status.notSaved)).not.toBeInTheDocument();
    await waitFor(() => expect(button('Salvar')).toHaveFocus());
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(screen.queryByText(AGAIN)).not.toBeInTheDocument();
    expect(sent).toEqual(['POST /api/disease-synonym']);
  });

  it('reads another failure of the next save', async () => {
    const { user } = await refused();
    await signInAs(user);
    server.use(http.post('*/api/disease-synonym', () => new HttpResponse(null, { status: 500 })));
    await user.click(button('Salvar'));
    expect(await screen.findByRole('button', { name: ptBr.global.retry })).toBeVisible();
    expect(screen.queryByText(AGAIN)).not.toBeInTheDocument();
  });

  it.each([
    ['remembered', true],
    ['not remembered', false],
  ])('finds "remember me" as it was: %s', async (_how, isRemembered) => {
    const user = await visit(FORM);
    storeToken(openSession('editor', isRemembered), isRemembered);
    await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
    expireSessions();
    await user.click(button('Salvar'));
    const box = within(await dialog()).getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(isRemembered);
  });

  it('finds Save focused in a long text too, and the same message', async () => {
    const user = await visit('/application-admin/semiologies/manage');
    await user.type(await screen.findByLabelText(/^Nome/), 'Sopro');
    await user.click(screen.getByRole('button', { name: /^Editar texto: Anamnese/ }));
    await user.type(await screen.findByRole('textbox', { name: /^Anamnese/ }), 'Texto');
    expireSessions();
    void axios.get('/api/groups').catch(() => undefined);
    await signInAs(user);
    expect(screen.getByText(AGAIN)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Salvar' })[0]).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^Anamnese/ })).toHaveValue('Texto');
  });

  it('finds the Save of the edited application setting focused', async () => {
    table('applicationSettings').insert({ key: 'app.loja', value: 'x', description: 'Loja' });
    table('applicationSettings').insert({ key: 'app.versao', value: '1', description: 'Versão mínima' });
    const user = await visit('/application-admin/application-settings');
    await user.type(await screen.findByLabelText('app.versao'), '2');
    expireSessions();
    await user.click(button('Salvar app.versao'));
    await signInAs(user);
    expect(screen.getByText(AGAIN)).toBeVisible();
    expect(screen.queryByText(ptBr.messages.updateError)).not.toBeInTheDocument();
    await waitFor(() => expect(button('Salvar app.versao')).toHaveFocus());
    expect(screen.getByLabelText('app.versao')).toHaveValue('12');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(ptBr.messages.updateSuccess)).toBeVisible();
    expect(screen.queryByText(AGAIN)).not.toBeInTheDocument();
  });
});

/** The toasts that are neither closed nor closing. The library removes one when its animation has ended. */
const toasts = () => {
  document.querySelectorAll('.Toastify__toast').forEach(toast => fireEvent.animationEnd(toast));
  return [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);
};

it.each([
  ['a search', 401, 'editor', (user: UserEvent) => user.type(screen.getByRole('searchbox'), 'Asma{Enter}')],
  ['a deletion', 401, 'everything', (user: UserEvent) => user.click(button('Excluir Asma'))],
  ['a deletion', 403, 'editor', (user: UserEvent) => user.click(button('Excluir Asma'))],
])(
  'R272: the toast about the session that ended at %s with %s goes once %s has signed in, and other toasts stay',
  async (_where, status, login, end) => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    const user = await visit('/application-admin/disease-synonym');
    await screen.findByRole('row', { name: /Asma/ });
    const message = 'Acesso negado pelo servidor de teste.';
    const refuse = () => HttpResponse.json({ message }, { status });
    server.use(http.all('*/api/disease-synonym*', refuse, { once: true }));
    await end(user);
    await waitFor(() => expect(toasts()).toContain(message));
    await act(() => showToast('danger', 'Outro aviso'));
    const signIn = within(await dialog());
    await user.clear(signIn.getByLabelText(/^Usuário/));
    await user.type(signIn.getByLabelText(/^Usuário/), login);
    await user.type(signIn.getByLabelText(/^Senha/), `${login}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(toasts()).not.toContain(message));
    expect(toasts()).toContain('Outro aviso');
  },
);

it.each([true, false])('F267: a session that ends in a list keeps the login and "remember me" (%s)', async remember => {
  const user = await visit('/application-admin/symptoms');
  await screen.findByRole('searchbox');
  storeToken(openSession('editor', remember), remember);
  expireSessions();
  await user.type(screen.getByRole('searchbox'), 'x{Enter}');
  const signIn = within(await dialog());
  expect(signIn.getByRole('textbox')).toHaveValue('editor');
  expect(signIn.getByRole<HTMLInputElement>('checkbox').checked).toBe(remember);
  await waitFor(() => expect(signIn.getByLabelText(/^Senha/)).toHaveFocus());
});
