import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { riskFactors } from 'sections/risk-factor/duck';
import { server, table } from '../../mock-backend/server';
import { changeAddress } from '../../support/browser-history';
import { duplicate } from '../../support/duplicate';
import { hold } from '../../support/hold';
import { insertSemiology } from '../../support/laboratory';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { insertRiskFactors } from '../../support/risk-factors';
import { reload, visit } from '../../support/visit';

const LIST = '/application-admin/risk-factor';
const TITLE = 'Fator 02 · Editar fator de risco';

const idOf = (name: string) =>
  table('riskFactors')
    .all()
    .find(row => row.name === name)?.id;
const addressOf = (name: string) =>
  `#${LIST}/manage?${new URLSearchParams({ id: String(idOf(name)), name }).toString()}`;

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => insertRiskFactors(45));
// A test that went Back leaves a forward entry. Without this line, the next push would replace that entry, and the
// history would not get longer.
beforeEach(() => window.history.pushState(null, ''));

/** Opens the address as in a new tab, without navigation state. */
const openAnew = async (address: string) => {
  cleanup();
  return visit(address);
};

/** Checks the heading, the last breadcrumb, the page title and the address. */
const expectNamed = async (title: string, address: string) => {
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText(title, { selector: '[aria-current="page"]' })).toBeVisible();
  expect(document.title).toMatch(new RegExp(`^${title} · `));
  expect(window.location.hash).toBe(address);
};

describe('A form shows the name of its record', () => {
  it('when it is opened with Edit, and Back returns to the list in one step', async () => {
    const user = await visit(LIST);
    const before = window.history.length;
    await press(user, 'Editar Fator 02');
    await expectNamed(TITLE, addressOf('Fator 02'));
    expect(window.history.length).toBe(before + 1);
    window.history.back();
    expect(await screen.findByText('1–20 de 45')).toBeVisible();
  });

  it('B13: when it is opened with the link in the list, and after a reload', async () => {
    const user = await visit(LIST);
    const link = await screen.findByRole('link', { name: 'Fator 02' });
    expect(link).toHaveAttribute('href', expect.stringContaining(addressOf('Fator 02')));
    await user.click(link);
    await expectNamed(TITLE, addressOf('Fator 02'));
    await reload();
    await expectNamed(TITLE, addressOf('Fator 02'));
  });

  it('when it is opened with Next, in the same history entry, as it is stored even while another name is typed', async () => {
    const user = await visit(LIST);
    await press(user, 'Editar Fator 02');
    await heading(TITLE);
    const before = window.history.length;
    await press(user, 'Próximo');
    await expectNamed('Fator 03 · Editar fator de risco', addressOf('Fator 03'));
    expect(window.history.length).toBe(before);
    await user.type(await screen.findByLabelText(/^Nome/), ' b');
    await expectNamed('Fator 03 · Editar fator de risco', addressOf('Fator 03'));
  });

  it('after a new record is saved while the user types more, in the same history entry', async () => {
    const response = hold('post', '*/api/risk-factor');
    const user = await visit(`${LIST}/manage`);
    await expectNamed('Novo fator de risco', `#${LIST}/manage`);
    const before = window.history.length;
    await user.type(screen.getByLabelText(/^Nome/), 'Sono');
    await press(user, 'Salvar');
    await user.type(screen.getByLabelText(/^Nome/), ' ruim');
    response();
    await heading('Sono · Editar fator de risco');
    await waitFor(() => expect(window.location.hash).toBe(addressOf('Sono')));
    expect(window.history.length).toBe(before);
    await reload();
    await expectNamed('Sono · Editar fator de risco', addressOf('Sono'));
  });

  it('but not for a copy, which has no record yet', async () => {
    const user = await visit(LIST);
    await duplicate(user, 'Fator 02');
    await expectNamed('Novo fator de risco', `#${LIST}/manage`);
  });
});

describe('The screen of a long text', () => {
  const form = '#/application-admin/semiologies/manage';
  /** Opens a text of a record whose name was changed in its form. */
  const open = async () => {
    const { id } = insertSemiology('Tosse', '');
    const user = await openRecord('/application-admin/semiologies', 'Tosse');
    await user.type(screen.getByLabelText(/^Nome/), ' seca');
    await press(user, 'Editar texto: Anamnese');
    return { user, id };
  };

  it('shows the stored name of its record while another one is typed, and the form does the same after Back', async () => {
    const { user, id } = await open();
    await expectNamed('Tosse · Anamnese', `${form}/content?id=${id}&name=Tosse`);
    await press(user, 'Voltar');
    await expectNamed('Tosse · Editar semiologia', `${form}?id=${id}&name=Tosse`);
  });

  it('has an address that opens the form of its record in a new tab', async () => {
    await open();
    await heading('Tosse · Anamnese');
    await openAnew(window.location.hash.slice(1));
    expect(await heading('Tosse · Editar semiologia')).toBeVisible();
  });
});

describe('A name whose hundredth character is an emoji', () => {
  it('is found by its address in a new tab, with a search that ends in a whole character', async () => {
    const name = `${'a'.repeat(99)}🧬 e mais`;
    const { id } = table('riskFactors').insert({ name });
    const searches = requests(/\/api\/risk-factor\?/);
    await openAnew(`${LIST}/manage?id=${id}&name=${encodeURIComponent(name)}`);
    expect(await screen.findByDisplayValue(name)).toBeVisible();
    expect(searches).toEqual([expect.stringMatching(/[?&]name=a{99}(&|$)/)]);
  });
});

describe('Users', () => {
  it('of the app appear in the address by their id only, and the address opens their subscription', async () => {
    const { id } = table('customers').insert({ name: 'Iara Coelho', email: 'iara@example.com', login: 'iara' });
    const address = `/application-admin/user-application/subscription?id=${id}`;
    const user = await visit('/application-admin/user-application');
    await press(user, 'Editar assinatura de Iara Coelho');
    await heading('Iara Coelho · Nova assinatura');
    expect(window.location.hash).toBe(`#${address}`);
    await openAnew(address);
    expect(await heading('Iara Coelho · Nova assinatura')).toBeVisible();
    expect(window.location.hash).toBe(`#${address}`);
  });

  it('of the backend are shown by their login, as in the address', async () => {
    const path = '/admin/user-management/employee/edit';
    await visit(path, 'admin');
    await expectNamed('employee · Editar usuário', `#${path}`);
  });
});

describe('A form whose URL identifies a record', () => {
  const ADDRESS = '/api/risk-factor?size=20&page=';
  let requested: string[];
  beforeEach(() => (requested = requests(/\/api\/risk-factor/)));

  it('R14: requests the list with the name once, and shows that record', async () => {
    await visit(addressOf('Fator 07').slice(1));
    expect(await screen.findByDisplayValue('Fator 07')).toBeVisible();
    expect(requested).toEqual([`GET ${ADDRESS}0&sort=id,asc&name=Fator+07`]);
    expect(window.location.hash).toBe(addressOf('Fator 07'));
  });

  it('searches further pages when many records share the name', async () => {
    await visit(`${LIST}/manage?id=${idOf('Fator 45')}&name=Fator`);
    expect(await screen.findByDisplayValue('Fator 45')).toBeVisible();
    expect(requested).toEqual([0, 1, 2].map(page => `GET ${ADDRESS}${page}&sort=id,asc&name=Fator`));
  });

  it('returns to the list filtered by that name, which shows the saved record', async () => {
    const user = await visit(addressOf('Fator 07').slice(1));
    await user.type(await screen.findByDisplayValue('Fator 07'), 'b');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?search=Fator+07`), { timeout: 4000 });
    expect(await screen.findByRole('link', { name: 'Fator 07b' })).toBeVisible();
  });

  it('does not open when the answer comes after the user has left its address', async () => {
    const answer = hold('get', '*/api/risk-factor');
    await visit(addressOf('Fator 07').slice(1));
    await waitFor(() => expect(requested).toHaveLength(1));
    changeAddress('/application-admin/symptoms');
    expect(await screen.findByRole('heading', { name: 'Sintomas' })).toBeVisible();
    const { length } = window.history;
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.hash).toBe('#/application-admin/symptoms');
    expect(window.history).toHaveLength(length);
    expect(screen.getByRole('heading', { name: 'Sintomas' })).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  it.each([500, 502, 404, 429])(
    'F263: says that loading failed when the server answers %d, and opens after a retry',
    async status => {
      let isDown = true;
      server.use(http.get('*/api/risk-factor', () => (isDown ? new HttpResponse(null, { status }) : undefined)));
      const user = await visit(addressOf('Fator 07').slice(1));
      const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
      expect(screen.queryByRole('heading', { name: 'Registro não encontrado' })).not.toBeInTheDocument();
      isDown = false;
      await user.click(retry);
      expect(await screen.findByDisplayValue('Fator 07')).toBeVisible();
    },
  );

  it('F265: says that loading failed when the record that was found cannot be read, and opens after a retry', async () => {
    const unreadable = jest.spyOn(riskFactors, 'formRecord').mockImplementationOnce(() => {
      throw new TypeError();
    });
    const user = await visit(addressOf('Fator 07').slice(1));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByDisplayValue('Fator 07')).toBeVisible();
    unreadable.mockRestore();
  });

  it('is replaced by a message when the record no longer exists', async () => {
    await visit(`${LIST}/manage?id=999&name=Fator+07`);
    expect(await screen.findByRole('heading', { name: 'Registro não encontrado' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  });
});

it.each(['plans/manage', 'user-application/subscription', 'semiologies/manage/content'])(
  'R121, R136: the screen at %s needs a record: without one, its list opens',
  async path => {
    await visit(`/application-admin/${path}`);
    await waitFor(() => expect(window.location.hash).toBe(`#/application-admin/${path.split('/')[0]}`));
    expect(await screen.findByRole('searchbox')).toBeVisible();
  },
);
