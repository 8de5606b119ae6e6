import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';

const LIST = '/application-admin/user-application';
const ANALYTICS = '*/api/account/user-application-analyzes';
const CUSTOMER = {
  name: 'Iara Coelho',
  email: 'iara@example.com',
  login: 'iara',
  activated: true,
  authority: 'ROLE_MOBILE',
  platform: 'IOS',
  planType: 'COURTESY',
  endDate: '2026-12-31T10:05:00',
  hasSubscription: true,
};
const insert = (change: object = {}) => table('customers').insert({ ...CUSTOMER, ...change });
const row = (name: RegExp) => screen.findByRole('row', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('customers', () => {
  it('R131: are listed with platform and type labels, the end date in the created-date column, and Sim or Não', async () => {
    insert();
    insert({ name: 'Davi Leão', email: 'd@e.br', login: 'd', platform: 'FREE', hasSubscription: false, endDate: null });
    await visit(LIST);
    expect(screen.getByRole('searchbox', { name: 'Buscar por e-mail' })).toBeVisible();
    expect(
      await row(/^Iara Coelho iara@example\.com iOS Cortesia 31\/12\/2026 10:05 Sim Ativa Editar assinatura/),
    ).toBeVisible();
    expect(await row(/^Davi Leão d@e\.br Grátis Cortesia Não/)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Data de criação' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Conta' })).toBeVisible();
  });

  it('R135, F26: are deactivated without a confirmation dialog, with one request for a double click', async () => {
    const { id } = insert();
    const sent = requests(/\/api\/account\/toggle-mobile-activated/);
    const user = await visit(LIST);
    await user.click(await button('Mais ações: Iara Coelho'));
    await user.dblClick(await item('Desativar conta de Iara Coelho'));
    await screen.findByText('Inativa');
    await user.click(await button('Mais ações: Iara Coelho'));
    const activate = await item('Ativar conta de Iara Coelho');
    await waitFor(() => expect(activate).toBeEnabled());
    // The second click of a double click. The response came between the two clicks.
    fireEvent.click(activate, { detail: 2 });
    expect(sent).toEqual([expect.stringMatching(new RegExp(`^POST .*\\?mobileUserId=${id}$`))]);
    expect(activate).toBeEnabled();
    expect(table('customers').find(id)).toMatchObject({ activated: false });
  });

  it('R135: get an active subscription only after a confirmation, and only when they have none', async () => {
    insert({ name: 'Davi Leão', email: 'd@e.br', login: 'd' });
    const { id } = insert({ hasSubscription: false });
    const sent = requests(/\/api\/activate-subscription/);
    const user = await visit(LIST);
    await row(/Davi/);
    expect(screen.queryByRole('button', { name: 'Ativar assinatura de Davi Leão' })).not.toBeInTheDocument();
    await user.click(await button('Ativar assinatura de Iara Coelho'));
    const dialog = await screen.findByRole('dialog', { name: 'Iara Coelho' });
    expect(sent).toEqual([]);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Ativar assinatura' }));
    expect(await screen.findByText('Assinatura ativada com sucesso!')).toBeVisible();
    expect(await row(/Iara Coelho .* Sim/)).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(new RegExp(`/api/activate-subscription/${id}$`))]);
  });

  it('R135: can be deleted only when they are employees, after a confirmation', async () => {
    insert();
    const { id } = insert({ name: 'Rute Diniz', email: 'r@e.br', login: 'r', authority: 'ROLE_EMPLOYEE' });
    const sent = requests(/\/api\/account\/delete-employee/);
    const user = await visit(LIST);
    await row(/Iara/);
    await user.click(await button('Mais ações: Iara Coelho'));
    expect(screen.queryByRole('menuitem', { name: 'Excluir Iara Coelho' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await button('Mais ações: Rute Diniz'));
    await user.click(screen.getByRole('menuitem', { name: 'Excluir Rute Diniz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rute Diniz' });
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rute/ })).not.toBeInTheDocument());
    expect(sent).toEqual([expect.stringMatching(new RegExp(`^DELETE .*/${id}$`))]);
  });
});

describe('customer analytics', () => {
  it('R132, R164: show counts and percentages in the Brazilian number format', async () => {
    server.use(
      http.get(ANALYTICS, () =>
        HttpResponse.json({
          totalRegistered: 12345,
          percentageConverted: 12.5,
          totalIos: 1500,
          totalPercentageIos: 7.25,
        }),
      ),
    );
    const user = await visit(LIST);
    const block = await screen.findByRole('region', { name: 'Indicadores' });
    expect(await within(block).findByText('12.345')).toBeVisible();
    expect(within(block).getByText('12,5%')).toBeVisible();
    await user.click(within(block).getByText('Por plataforma e período'));
    expect(within(block).getByRole('row', { name: 'iOS 1.500 7,25%' })).toBeVisible();
  });

  it('R132: do not affect the list when they fail or are no object, and can be requested again', async () => {
    insert();
    const answers = [HttpResponse.json(null, { status: 500 }), HttpResponse.json([5])];
    server.use(http.get(ANALYTICS, () => answers.shift()));
    const user = await visit(LIST);
    const block = await screen.findByRole('region', { name: 'Indicadores' });
    expect(await row(/Iara/)).toBeVisible();
    await user.click(await within(block).findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(answers).toEqual([]));
    expect(screen.getByRole('button', { name: 'Mensagens' })).toBeVisible();
    await user.click(await within(block).findByRole('button', { name: 'Tentar de novo' }));
    expect(await within(block).findByText('Cadastrados')).toBeVisible();
  });
});

const fill = async (user: Awaited<ReturnType<typeof visit>>) => {
  await user.type(await screen.findByLabelText(/^Nome/), 'Ana Paiva');
  await user.type(screen.getByLabelText(/^E-mail/), 'ana@example.com');
  await user.type(screen.getByLabelText(/^Usuário/), 'ana');
  await user.click(screen.getByLabelText('Ativo'));
};

describe('a customer', () => {
  it.each([
    ['Adicionar usuário', 'ROLE_MOBILE', 'manage-mobile'],
    ['Adicionar funcionário', 'ROLE_EMPLOYEE', 'manage-employee'],
  ])(
    'R133, F19: is registered once on a double click in the form opened with "%s", and the list shows the success message',
    async (add, authority, path) => {
      const user = await visit(LIST);
      await user.click(await button(add));
      expect(window.location.hash).toBe(`#${LIST}/${path}`);
      await fill(user);
      await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
      expect(await row(/Ana Paiva ana@example\.com/)).toBeVisible();
      expect(screen.getByText('Salvo com sucesso!')).toBeVisible();
      expect(table('customers').all()).toEqual([
        expect.objectContaining({
          name: 'Ana Paiva',
          email: 'ana@example.com',
          login: 'ana',
          activated: true,
          authority,
        }),
      ]);
    },
  );

  it('R134: is not registered under a login or e-mail that is taken: the form shows the reason and keeps the name', async () => {
    const answers = [
      HttpResponse.json({ code: 'userexists', message: 'outra coisa' }, { status: 409 }),
      HttpResponse.json({ message: 'error.emailexists' }, { status: 400 }),
    ];
    server.use(http.post('*/api/account/register-mobile', () => answers.shift()));
    const user = await visit(`${LIST}/manage-mobile`);
    await fill(user);
    for (const shown of ['Este usuário já existe!', 'Este e-mail já está em uso!']) {
      await user.click(screen.getByRole('button', { name: 'Salvar' }));
      const alerts = () =>
        screen.getAllByRole('alert').map(({ textContent }) => textContent?.replace(' Tentar de novo', ''));
      await waitFor(() => expect(alerts()).toContain(shown));
    }
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ana Paiva');
  });
});
