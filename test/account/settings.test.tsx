import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { requests } from '../support/requests';
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
      await user.click(save());

      expect(await screen.findByText('Configurações salvas com sucesso!')).toBeVisible();
      await waitFor(() => expect(sent).toEqual([{ ...account, lastName: 'Sá Lima' }]));
    },
  );

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
    const calls = requests(/account\/me/);
    await user.click(save());
    await waitFor(() => expect(calls.map(call => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET']));
    expect(sent).toHaveLength(1);
  });
});
