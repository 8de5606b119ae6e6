import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reset, server } from '../../mock-backend/server';
import { duplicate } from '../../support/duplicate';
import { visit } from '../../support/visit';

/** The calls that the session has made since the test began: `GET /api/users?page=0`. */
let sent: string[];

beforeEach(() => {
  reset({ rich: true });
  sent = [];
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname, search } = new URL(url);
    sent.push(`${method} ${pathname}${search}`);
  });
});

const expectSent = (call: string) => waitFor(() => expect(sent).toContain(call));

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]);

/** Chooses the first option of a field. */
const choose = async (user: UserEvent, field: string) => {
  await press(user, `Escolher: ${field}`);
  const dialog = within(await screen.findByRole('dialog'));
  const [first] = await waitFor(() => dialog.getAllByRole('listitem'));
  await user.click(within(first).getByRole('button'));
};

// The tests of these sections do not create a record.
describe('saving a copy of the first record sends a POST request:', () => {
  it.each([
    ['diseases', 'diseases', 'Liberar agora'],
    ['illustrated-procedures', 'illustrated-procedures', undefined],
    ['medical-criteria', 'medical-criteria', undefined],
    ['medical-scores', 'medical-scores', undefined],
    ['pediatric-doses', 'pediatric-doses', undefined],
  ])('%s', async (section, path, question) => {
    const user = await visit(`/application-admin/${section}`);
    await duplicate(user);
    await press(user, 'Salvar');
    if (question) await press(user, question);
    await expectSent(`POST /api/${path}`);
  });
});

describe('R48: a list sends its search to the server in the parameter of its resource:', () => {
  it.each([
    ['coupon', 'coupons?size=20&page=0&code=Tos'],
    ['editor-contents', 'editor-content?size=20&page=0&name=Tos'],
    ['laboratory-groups', 'laboratory-groups?size=20&page=0&name=Tos'],
    ['medicine-groups', 'medicine-groups?size=20&page=0&name=Tos'],
    ['interactions', 'substances-interactions?size=10&page=0&name=Tos'],
  ])('%s', async (section, address) => {
    await visit(`/application-admin/${section}?search=Tos`);
    await expectSent(`GET /api/${address}`);
  });
});

describe('R115: the picker of a form field searches the list from which its records are chosen:', () => {
  it.each([
    ['pediatric-doses', 'Categoria', 'pediatric-dose-categories'],
    ['pediatric-doses', 'Bula', 'medicine-leaflets-heads'],
    ['interactions', 'Substância', 'substances'],
    ['semiologies', 'Sinônimos', 'semiologies-synonym'],
  ])('%s, %s', async (section, field, path) => {
    const user = await visit(`/application-admin/${section}/manage`);
    await press(user, `Escolher: ${field}`);
    await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), 'Tos{Enter}');
    await expectSent(`GET /api/${path}?size=20&page=0&name=Tos`);
  });
});

it('adding a new synonym in the form of a semiology sends a POST request', async () => {
  const user = await visit('/application-admin/semiologies/manage');
  await press(user, 'Escolher: Sinônimos');
  await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), 'Ausculta do tórax{Enter}');
  await press(user, 'Adicionar “Ausculta do tórax”');
  await expectSent('POST /api/semiologies-synonym');
});

it('saving a new medicine group sends a POST request', async () => {
  const user = await visit('/application-admin/medicine-groups/manage');
  await user.type(await screen.findByLabelText(/Nome/), 'Anticoagulantes');
  await press(user, 'Salvar');
  await expectSent('POST /api/medicine-groups');
});

describe('interactions', () => {
  it('are opened from their substance and saved with a PUT request', async () => {
    const user = await visit('/application-admin/interactions');
    await press(user, /^Ver/);
    await press(user, /^Editar/);
    await press(user, 'Salvar');
    await expectSent('PUT /api/interactions');
  });

  it('are created with a POST request', async () => {
    const user = await visit('/application-admin/interactions/manage');
    await choose(user, 'Substância');
    await user.type(await screen.findByLabelText(/Resultado/), 'Sangra');
    await user.type(screen.getByLabelText(/Conduta/), 'Evitar');
    await press(user, 'Salvar');
    await expectSent('POST /api/interactions');
  });
});

describe('accounts', () => {
  it('are created with a POST request', async () => {
    const user = await visit('/admin/user-management/new', 'admin');
    await user.type(await screen.findByRole('textbox', { name: /Usuário/ }), 'ana7');
    await user.type(screen.getByLabelText(/E-mail/), 'ana7@exemplo.com.br');
    await press(user, 'Salvar');
    await expectSent('POST /api/users');
  });

  it('update their own settings with a POST request', async () => {
    const user = await visit('/account/settings');
    await user.type(await screen.findByLabelText(/Sobrenome/), 'a');
    await press(user, 'Salvar');
    await expectSent('POST /api/account/me');
  });
});

it('choosing the level of a logger sends a PUT request', async () => {
  const user = await visit('/admin/logs', 'admin');
  await user.click((await screen.findAllByText('TRACE', { selector: 'button' }))[0]);
  await expectSent('PUT /management/logs');
});
