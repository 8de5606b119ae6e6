import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { audit } from '../mock-backend/audit';
import { server, useProfile } from '../mock-backend/server';
import { newUser, users } from '../mock-backend/users';
import { visit } from '../support/visit';

const USERS = '/admin/user-management';
const AUDITS = '/admin/audits';

const requested: URLSearchParams[] = [];
const files: Blob[] = [];

beforeEach(() => {
  requested.length = 0;
  files.length = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (/\/api\/users$|\/management\/audits$/.test(pathname)) requested.push(searchParams);
  });
  let made: Blob;
  URL.createObjectURL = blob => {
    made = blob as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => void files.push(made));
});
afterEach(() => jest.restoreAllMocks());

const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (user: UserEvent, name: string) => user.click(within(head(name)).getByRole('button', { name }));
const sortsRequested = () => requested.map(query => query.get('sort'));
const fromMenu = async (user: UserEvent, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const hideColumn = async (user: UserEvent, name: string) => {
  await fromMenu(user, 'Escolher colunas…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Colunas da lista' }));
  await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
};
const linesMade = async () => (await files[0].text()).replace('\uFEFF', '').trimEnd().split('\r\n');

describe('users', () => {
  const seed = () => {
    for (let number = 1; number <= 30; number += 1)
      users().insert(newUser({ login: `pessoa${number + 10}`, email: `p${number}@exemplo.br` }, 'system'));
  };

  it('are exported from all pages, with the visible columns, the names of their authorities and formatted values', async () => {
    // In the awkward profile a user may come without authorities.
    useProfile('friendly');
    seed();
    const user = await visit(`${USERS}?page=2`, 'admin');
    await screen.findByText(/^21–/);
    await hideColumn(user, 'E-mail');
    await fromMenu(user, 'Exportar CSV');
    expect(await screen.findByText(/Arquivo user-management-\d{4}-\d\d-\d\d\.csv criado/)).toBeVisible();
    const [headers, ...lines] = await linesMade();
    expect(headers).toBe('ID;Usuário;Permissões;Idioma;Ativo;Criado em');
    expect(lines).toHaveLength(users().all().length);
    expect(lines.find(line => line.includes(';chief;'))).toMatch(/;ROLE_ADMIN, ROLE_EMPLOYEE.*;pt-br;Sim;\d/);
  });
});

describe('audit events', () => {
  const seed = (count: number) => {
    for (let number = 1; number <= count; number += 1)
      audit(`pessoa${number}`, number % 2 ? 'senha errada' : undefined);
  };

  it('are requested newest first, and the date header orders them by the name that the database has', async () => {
    seed(2);
    const user = await visit(AUDITS, 'admin');
    await screen.findByRole('row', { name: /pessoa1/ });
    expect(head('Data')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Dados')).not.toHaveAttribute('aria-sort');
    await press(user, 'Data');
    await waitFor(() => expect(head('Data')).toHaveAttribute('aria-sort', 'ascending'));
    expect(window.location.hash).toContain('sort=auditEventDate,asc');
    expect(sortsRequested()).toEqual(['auditEventDate,desc', 'auditEventDate,asc']);
  });

  it('can be filtered by text and to failures only, and a preset button requests its date range', async () => {
    seed(3);
    const user = await visit(AUDITS, 'admin');
    await screen.findByRole('row', { name: /pessoa2 Entrada 127/ });
    await user.type(screen.getByLabelText('Filtrar os eventos mostrados'), 'pessoa');
    await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
    expect(screen.queryByRole('row', { name: /pessoa2/ })).toBeNull();
    expect(screen.getByRole('row', { name: /pessoa3 Entrada recusada senha errada/ })).toBeVisible();
    expect(screen.getAllByTitle('AUTHENTICATION_FAILURE')).toHaveLength(2);

    requested.length = 0;
    await user.click(screen.getByRole('button', { name: '7 dias' }));
    await waitFor(() => expect(requested).toHaveLength(1));
    const [from, to] = ['fromDate', 'toDate'].map(name => Date.parse(requested[0].get(name) ?? ''));
    expect((to - from) / 86_400_000).toBe(7);
    expect(screen.getByRole('button', { name: '7 dias' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('Filtrar os eventos mostrados'), ' zz');
    expect(await screen.findByText('Nada encontrado para “pessoa zz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(await screen.findByRole('row', { name: /pessoa3/ })).toBeVisible();
  });

  it('without a failure in the range say so, and what to do', async () => {
    audit('ana');
    const user = await visit(AUDITS, 'admin');
    await screen.findByRole('row', { name: /ana/ });
    await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
    expect(await screen.findByText('Nenhuma falha neste período.')).toBeVisible();
    expect(screen.getByText('Escolha outro período acima.')).toBeVisible();
  });

  it('that are failures are found on all pages of the range, and can be loaded again after an error', async () => {
    // They are read 200 per request.
    seed(405);
    const user = await visit(AUDITS, 'admin');
    await screen.findByText('1–20 de 405');
    server.use(http.get('*/management/audits', () => new HttpResponse(null, { status: 503 }), { once: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.getAllByTitle('AUTHENTICATION_FAILURE')).toHaveLength(203));
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
    expect(await screen.findByRole('navigation', { name: 'Páginas' })).toBeVisible();
  });

  it('cannot be exported when the range has no events', async () => {
    const user = await visit(`${AUDITS}?fromDate=2001-01-01&toDate=2001-01-02`, 'admin');
    await screen.findByText('Nenhum evento neste período.');
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Exportar CSV' })).toBeDisabled();
  });
});
