import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hasUnsavedWork, unsavedText } from 'core/navigation/open-forms';
import { ptBr } from '../../i18n/pt-br';
import { server } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { userOf } from '../mock-backend/users';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { sentBodies } from '../support/serve-list';
import { reload, visit } from '../support/visit';

const PAGE = '/account/settings';
const NOTHING = { text: '', isStored: true };

const firstName = () => screen.getByLabelText(/^Nome/);
const button = (name: string) => screen.getByRole('button', { name });
const home = () => screen.getByRole('link', { name: /Console Clínico/ });
const saved = () => screen.findByText(ptBr.settings.messages.success);

const draftsOfAdmin = () => draftsLeft('admin', 'account', Number(userOf('admin')?.id));

/** Opens the settings of an account and types another first name. */
const edited = async () => {
  const user = await visit(PAGE, 'admin');
  await waitFor(() => expect(firstName()).toHaveValue('Helena'));
  await user.clear(firstName());
  await user.type(firstName(), 'Heloísa');
  return user;
};

describe('Changed account settings', () => {
  it('R21: keep the typed text when the session ends at Save, and can be saved after the sign-in', async () => {
    const user = await edited();
    expireSessions();
    await user.click(button('Salvar'));
    const signIn = within(await screen.findByRole('dialog', { name: ptBr.login.title }));
    expect(firstName()).toHaveValue('Heloísa');
    await user.type(signIn.getByLabelText(/^Senha/), 'admin{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(window.location.hash).toBe(`#${PAGE}`);
    expect(firstName()).toHaveValue('Heloísa');
    expect(userOf('admin')).toMatchObject({ firstName: 'Helena' });
    await waitFor(() => expect(button('Salvar')).toHaveFocus());
    await user.click(button('Salvar'));
    await saved();
    expect(userOf('admin')).toMatchObject({ firstName: 'Heloísa' });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('report the unsaved text with its label, and leave nothing, also no draft, after the change is undone', async () => {
    const user = await edited();
    expect(unsavedText()).toEqual({ text: 'Nome\nHeloísa', isStored: true });
    await waitFor(async () => expect(await draftsOfAdmin()).toHaveLength(1));
    await user.clear(firstName());
    await user.type(firstName(), 'Helena');
    expect(unsavedText()).toEqual(NOTHING);
    expect(hasUnsavedWork()).toBe(false);
    await waitFor(async () => expect(await draftsOfAdmin()).toEqual([]));
  });

  it('have no unsaved text after a save, even when the server stores the text differently', async () => {
    server.use(
      http.post('*/api/account/me', async ({ request }) => {
        const account = (await request.json()) as object;
        const stored = { ...account, firstName: 'HELOÍSA', lastName: 'PRADO' };
        server.use(http.get('*/api/account/me', () => HttpResponse.json(stored)));
        return new HttpResponse(null, { status: 200 });
      }),
    );
    const user = await edited();
    await user.click(button('Salvar'));
    await saved();
    // Fields that were not edited show what the server has now.
    await waitFor(() => expect(screen.getByLabelText(/^Sobrenome/)).toHaveValue('PRADO'));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(unsavedText()).toEqual(NOTHING);
    await user.click(home());
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(await draftsOfAdmin()).toEqual([]);
  });

  it('keep text that is typed during the save as unsaved text', async () => {
    const letGo = hold('post', '*/api/account/me');
    const user = await edited();
    await user.click(button('Salvar'));
    await user.type(firstName(), ' Maria');
    letGo();
    await saved();
    await waitFor(() => expect(userOf('admin')).toMatchObject({ firstName: 'Heloísa' }));
    expect(firstName()).toHaveValue('Heloísa Maria');
    expect(unsavedText().text).toBe('Nome\nHeloísa Maria');
    expect(hasUnsavedWork()).toBe(true);
    await waitFor(async () =>
      expect(await draftsOfAdmin()).toMatchObject([{ values: { firstName: 'Heloísa Maria' } }]),
    );
  });

  it('are offered again after a reload, and their draft is removed when they are saved', async () => {
    await edited();
    await waitFor(async () => expect(await draftsOfAdmin()).toMatchObject([{ values: { firstName: 'Heloísa' } }]));
    const user = await reload();
    await waitFor(() => expect(firstName()).toHaveValue('Helena'));
    await user.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
    expect(firstName()).toHaveValue('Heloísa');
    await user.click(button('Salvar'));
    await saved();
    expect(userOf('admin')).toMatchObject({ firstName: 'Heloísa' });
    await waitFor(async () => expect(await draftsOfAdmin()).toEqual([]));
  });
});

const ANA = {
  id: 7,
  login: 'ana',
  firstName: 'Ana',
  lastName: 'Sá',
  email: 'ana@exemplo.com',
  imageUrl: 'https://exemplo.com/ana.png',
  activated: true,
  langKey: 'pt-br',
  authorities: [{ name: 'ROLE_APPLICATION_ADMIN' }],
};

/** Opens the settings of an account and edits the last name. Returns the bodies that are sent. */
const open = async (account: object) => {
  const sent = sentBodies();
  server.use(
    http.get('*/api/account/me', () => HttpResponse.json(account)),
    http.post('*/api/account/me', () => new HttpResponse(null, { status: 200 })),
  );
  const user = await visit(PAGE);
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  return { user, sent, language: screen.getByLabelText('Idioma') };
};

describe('The account in the settings', () => {
  it.each([
    ['a language of the console', {}, 'Português (Brasil)'],
    ['a language in other letters', { langKey: 'PT-BR' }, 'Português (Brasil)'],
    ['a language that the console does not speak', { langKey: 'fr' }, 'fr'],
    ['authorities that are plain names', { authorities: ['ROLE_APPLICATION_ADMIN'] }, 'Português (Brasil)'],
    ['authorities with ids', { authorities: [{ id: 3, name: 'ROLE_APPLICATION_ADMIN' }] }, 'Português (Brasil)'],
  ])(
    'R28: with %s is sent completely: the edited field has its new value, and all other fields are unchanged',
    async (_what, more, shown) => {
      const account = { ...ANA, ...more };
      const { user, sent, language } = await open(account);
      expect(language).toHaveDisplayValue(shown);
      await user.click(button('Salvar'));

      expect(await screen.findByText('Configurações salvas com sucesso!')).toBeVisible();
      await waitFor(() => expect(sent).toEqual([{ ...account, lastName: 'Sá Lima' }]));
    },
  );

  it('keeps what somebody else changed in it since it was opened', async () => {
    const { user, sent } = await open(ANA);
    const stored = { ...ANA, firstName: 'Ana Maria', email: 'nova@exemplo.com', authorities: [] };
    server.use(http.get('*/api/account/me', () => HttpResponse.json(stored)));
    await user.click(button('Salvar'));
    await waitFor(() => expect(sent).toEqual([{ ...stored, lastName: 'Sá Lima' }]));
  });

  it('is saved with the chosen language, and the console switches to this language', async () => {
    const { user, sent, language } = await open({ ...ANA, langKey: 'fr' });
    await user.selectOptions(language, 'English');
    await user.click(button('Salvar'));

    expect(await screen.findByText('Settings saved!')).toBeVisible();
    expect(sent).toEqual([{ ...ANA, lastName: 'Sá Lima', langKey: 'en' }]);
  });
});
