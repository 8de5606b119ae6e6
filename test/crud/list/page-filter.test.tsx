import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../../i18n/pt-br';
import { server, table } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

type User = Awaited<ReturnType<typeof visit>>;

const openFilter = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Procurar em todas as páginas' }));
  return within(await screen.findByRole('region', { name: 'Procurar em todas as páginas' }));
};

const press = (user: User, panel: ReturnType<typeof within>) =>
  user.click(panel.getByRole('button', { name: 'Procurar em todas as páginas' }));

/** Answers requests for the customers with pages of so many rows in all. `hold` may keep the answer back. */
const serveCustomers = (total: number, hold: (page: number) => Promise<unknown> = async () => undefined) =>
  server.use(
    http.get('*/api/customers', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
      await hold(page);
      const ids = Array.from({ length: Math.max(0, Math.min(size, total - page * size)) }, (_, at) => page * size + at);
      const content = ids.map(id => ({ id, name: `Cliente ${id}`, email: `c${id}@example.com`, login: `c${id}` }));
      return HttpResponse.json({ content, totalElements: total, size, number: page });
    }),
  );

const CUSTOMERS = '/application-admin/user-application';

describe('what only a reading of all pages finds', () => {
  it('B25: a customer by name; it is read at a press, and nothing of it is kept', async () => {
    serveCustomers(250);
    const user = await visit(CUSTOMERS);
    const panel = await openFilter(user);
    const asked = requests(/\/api\/customers\?/);
    await user.type(panel.getByRole('searchbox', { name: 'Nome ou e-mail' }), 'cliente 249');
    expect(asked).toEqual([]);
    await press(user, panel);
    expect(await panel.findByText('Encontrados: 1.')).toBeVisible();
    expect(panel.getByText('lidos 250 de 250')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Cliente 249' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?id=249$/),
    );
    expect(asked).toHaveLength(3);
    expect(asked.join()).not.toMatch(/email=.*249|sort=(?!id)/);
    expect(window.location.hash).toBe(`#${CUSTOMERS}`);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('249');
  });

  it('B25: Cancel ends the reading, and what was not read is told', async () => {
    serveCustomers(250, page => (page === 1 ? new Promise(() => undefined) : Promise.resolve()));
    const user = await visit(CUSTOMERS);
    const panel = await openFilter(user);
    await user.type(panel.getByRole('searchbox'), 'cliente 9');
    await press(user, panel);
    expect(await panel.findByText('lidos 100 de 250')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Cancelar' }));
    expect(panel.getByText(/^A leitura parou: 100 de 250/)).toBeVisible();
    expect(panel.getByText('Encontrados: 11.')).toBeVisible();
  });

  it('B25: reading stops at 2,000 rows', async () => {
    serveCustomers(3_900);
    const asked = requests(/\/api\/customers\?.*size=100/);
    const user = await visit(CUSTOMERS);
    const panel = await openFilter(user);
    await user.type(panel.getByRole('searchbox'), 'cliente 3');
    await press(user, panel);
    expect(await panel.findByText(/^Só os primeiros 2\.000 de 3\.900 registros foram lidos/)).toBeVisible();
    expect(asked).toHaveLength(20);
  });

  it('B25: rows that cannot be read are told', async () => {
    serveCustomers(250, page => (page === 1 ? Promise.reject(new Error()) : Promise.resolve()));
    const user = await visit(CUSTOMERS);
    const panel = await openFilter(user);
    await user.type(panel.getByRole('searchbox'), 'cliente');
    await press(user, panel);
    expect(await panel.findByText(/^O servidor não respondeu: 100 de 250/)).toBeVisible();
  });

  it('B25: a list that changed while it was read is told, and an empty search asks nothing', async () => {
    server.use(
      http.get('*/api/customers', () => HttpResponse.json({ content: [{ id: 1, name: 'Ana' }], totalElements: 9 })),
    );
    const user = await visit(CUSTOMERS);
    const panel = await openFilter(user);
    const asked = requests(/\/api\/customers\?/);
    await press(user, panel);
    expect(asked).toEqual([]);
    await user.type(panel.getByRole('searchbox'), 'ana');
    await press(user, panel);
    expect(await panel.findByText(ptBr.lists.filter.changed)).toBeVisible();
    expect(panel.getByText('Encontrados: 1.')).toBeVisible();
  });

  it('B25: a user by a name that the table does not show', async () => {
    const user = await visit('/admin/user-management', 'admin');
    server.use(
      http.get('*/api/users', () =>
        HttpResponse.json([{ id: 7, login: 'asouza', firstName: 'Ana', lastName: 'Souza', authorities: [] }]),
      ),
    );
    const panel = await openFilter(user);
    await user.type(panel.getByRole('searchbox', { name: 'Nome, usuário ou e-mail' }), 'ana souza{Enter}');
    expect(await panel.findByRole('link', { name: 'asouza' })).toBeVisible();
  });

  it('B25: coupons by their state', async () => {
    table('coupons').insert({ code: 'VELHO', isActive: true, expireDate: '2020-01-01T00:00:00Z' });
    table('coupons').insert({ code: 'NOVO', isActive: true });
    const user = await visit('/application-admin/coupon');
    const panel = await openFilter(user);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Situação' }), 'Vencido');
    await press(user, panel);
    await user.click(await panel.findByRole('link', { name: 'VELHO' }));
    expect(await screen.findByRole('heading', { name: /VELHO/ })).toBeVisible();
  });

  it('B25: the events of an account, within the chosen days', async () => {
    const asked = requests(/\/management\/audits\?.*size=100/);
    const user = await visit('/admin/audits?fromDate=2026-11-01&toDate=2026-11-30', 'admin');
    const panel = await openFilter(user);
    await user.type(panel.getByRole('searchbox', { name: 'Conta' }), 'admin{Enter}');
    expect(await panel.findByText(/^Encontrados/)).toBeVisible();
    expect(asked[0]).toMatch(/fromDate=2026-11-01&toDate=2026-11-30/);
  });
});
