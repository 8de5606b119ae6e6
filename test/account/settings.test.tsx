import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

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
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/account/me', () => HttpResponse.json(account)),
    http.post('*/api/account/me', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 200 });
    }),
  );
  const user = await visit('/account/settings');
  await user.type(await screen.findByLabelText(/^Sobrenome/), ' Lima');
  return { user, sent, language: screen.getByLabelText('Idioma') };
};

const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('The account in the settings', () => {
  it.each([
    ['a language of the console', 'pt-br', 'Português (Brasil)'],
    ['a language in other letters', 'PT-BR', 'Português (Brasil)'],
    ['a language that the console does not speak', 'fr', 'fr'],
  ])(
    'R28: with %s is sent completely: the edited field has its new value, and all other fields are unchanged',
    async (_what, langKey, shown) => {
      const account = { ...ANA, langKey };
      const { user, sent, language } = await open(account);
      expect(language).toHaveDisplayValue(shown);
      await user.click(save());

      expect(await screen.findByText('Configurações salvas com sucesso!')).toBeVisible();
      await waitFor(() => expect(sent).toEqual([{ ...account, lastName: 'Sá Lima' }]));
    },
  );

  it.each([
    ['plain names', ['ROLE_APPLICATION_ADMIN']],
    ['objects with more than a name', [{ id: 3, name: 'ROLE_APPLICATION_ADMIN' }]],
  ])('is sent with its authorities as they came: %s', async (_what, authorities) => {
    const account = { ...ANA, authorities };
    const { user, sent } = await open(account);
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ ...account, lastName: 'Sá Lima' }]));
  });

  it('keeps what somebody else changed in it since it was opened', async () => {
    const { user, sent } = await open(ANA);
    const stored = { ...ANA, firstName: 'Ana Maria', email: 'nova@exemplo.com', authorities: [] };
    server.use(http.get('*/api/account/me', () => HttpResponse.json(stored)));
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ ...stored, lastName: 'Sá Lima' }]));
  });

  it('is saved with the chosen language, and the console switches to this language', async () => {
    const { user, sent, language } = await open({ ...ANA, langKey: 'fr' });
    await user.selectOptions(language, 'English');
    await user.click(save());

    expect(await screen.findByText('Settings saved!')).toBeVisible();
    expect(sent).toEqual([{ ...ANA, lastName: 'Sá Lima', langKey: 'en' }]);
  });

  it('is requested again after it is saved', async () => {
    const { user, sent } = await open(ANA);
    const methods: string[] = [];
    server.events.on('request:start', ({ request: { method, url } }) => {
      if (url.endsWith('/api/account/me')) methods.push(method);
    });
    await user.click(save());
    await waitFor(() => expect(methods).toEqual(['GET', 'POST', 'GET']));
    expect(sent).toHaveLength(1);
  });
});
