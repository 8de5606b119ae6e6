import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

const LIST = '/application-admin/symptoms';

const files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  let blob: Blob;
  URL.createObjectURL = made => {
    blob = made as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
});
afterEach(() => jest.restoreAllMocks());

const seed = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) =>
    table('symptoms').insert({ name: `${name} ${index + 1}`, symptomGender: 'BOTH', ageEnd: 3, synonymGroups: [] }),
  );

const startExport = async (user: Awaited<ReturnType<typeof visit>>) => {
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
};

describe('The CSV export of the search results', () => {
  it('has a line for each result on all pages, with the texts of the list, and leaves the list unchanged', async () => {
    seed(45, 'Tosse');
    seed(5, 'Febre');
    table('symptoms').insert({ name: '=1+1 Tosse', symptomGender: 'FEMALE', isPregnant: true, synonymGroups: [] });
    const user = await visit(`${LIST}?page=2&search=Tosse`);
    await screen.findByText(/21–40 de 46/);
    const requested = requests(/\/api\/symptoms/);
    await startExport(user);

    const name = await screen.findByText(/Arquivo symptoms-\d{4}-\d\d-\d\d\.csv criado, com 46 linhas\./);
    expect(name).toBeVisible();
    expect(files.map(file => file.name)).toEqual([expect.stringMatching(/^symptoms-\d{4}-\d\d-\d\d\.csv$/)]);
    const lines = (await files[0].blob.text()).split('\r\n');
    expect(lines[0].replace('\uFEFF', '')).toBe('Nome;Faixa etária;Sexo;Gestante;Obstétrico ou puerperal');
    expect(lines).toHaveLength(46 + 2);
    expect(lines.filter(line => line.includes('Tosse'))).toHaveLength(46);
    expect(lines.filter(line => line.startsWith("'=1+1 Tosse;;"))).toEqual(["'=1+1 Tosse;;Feminino;Sim;Não"]);
    expect(requested.map(call => /page=(\d+)/.exec(call)?.[1])).toEqual(['0', '1', '2']);
    expect(requested.every(call => call.includes('name=Tosse'))).toBe(true);
    expect(screen.getByText(/21–40 de 46/)).toBeVisible();
  });

  it('of users has the columns that are shown, and the names of their authorities', async () => {
    const user = await visit('/admin/user-management', 'admin');
    await screen.findAllByRole('row');
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Escolher colunas…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colunas da lista' }));
    await user.click(dialog.getByRole('checkbox', { name: 'E-mail' }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await startExport(user);
    await screen.findByText(/Arquivo user-management-\d{4}-\d\d-\d\d\.csv criado/);
    const [headers, ...lines] = (await files[0].blob.text()).replace('\uFEFF', '').split('\r\n');
    expect(headers).toBe('ID;Usuário;Permissões;Idioma;Situação;Criado em');
    expect(lines.find(line => line.includes(';chief;'))).toMatch(/;ROLE_ADMIN, ROLE_EMPLOYEE.*;pt-br;Ativo;\d/);
  });

  it('shows where it stopped, and continues from there on retry', async () => {
    seed(45, 'Tosse');
    const user = await visit(LIST);
    await screen.findByText(/1–20 de 45/);
    let refusals = 2;
    server.use(
      http.get('*/api/symptoms', ({ request }) => {
        if (!request.url.includes('page=1') || refusals === 0) return undefined;
        refusals -= 1;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    const requested = requests(/\/api\/symptoms/);
    await startExport(user);
    expect(await screen.findByText(/A exportação parou em 20 de 45\./)).toBeVisible();
    const panel = screen.getByRole('group', { name: 'Exportação em CSV' });
    await user.click(within(panel).getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByText(/A exportação parou/);
    await waitFor(() => expect(requested).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/com 45 linhas/)).toBeVisible();
    expect(requested).toHaveLength(5);
    expect(screen.queryByText('Não foi possível carregar.')).toBeNull();
  });

  it.each([
    ['a row is', [5], /com 104 linhas\.$/],
    [
      'rows are again and again',
      [5, 13],
      /com 104 linhas\. A lista mudou .* agora tem 103 registros\. .*a mais ou a menos/,
    ],
  ])(
    'F243: lacks no row that was there throughout, and is called whole only if it is, while %s deleted',
    async (_what, lossesAt, told) => {
      const rows = seed(105, 'Tosse');
      const user = await visit(LIST);
      await screen.findByText(/1–20 de 105/);
      const gone = rows.slice(0, lossesAt.length);
      const kept = rows.slice(lossesAt.length);
      let count = 0;
      server.use(
        http.get('*/api/symptoms', () => {
          count += 1;
          const { id } = (lossesAt.includes(count) && gone.pop()) || {};
          if (id !== undefined) table('symptoms').remove(id);
          return undefined;
        }),
      );
      await startExport(user);
      expect(await screen.findByText(told)).toBeVisible();
      const text = await files[0].blob.text();
      expect(kept.filter(({ name }) => !text.includes(`${String(name)};`))).toEqual([]);
    },
  );

  it('can be canceled while it runs: no file is created, and the focus returns to the menu button', async () => {
    seed(45, 'Tosse');
    const user = await visit(LIST);
    await screen.findByText(/1–20 de 45/);
    server.use(
      http.get('*/api/symptoms', ({ request }) =>
        request.url.includes('page=1') ? new Promise<undefined>(() => undefined) : undefined,
      ),
    );
    await startExport(user);
    expect(await screen.findByText('20 de 45')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Exportação em CSV' })).toHaveValue(20);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
    expect(files).toEqual([]);
  });
});
