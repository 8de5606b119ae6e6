import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

let requested: string[];

beforeEach(() => (requested = requests(/notifications|promotions|risk-factor/)));

afterEach(() => jest.restoreAllMocks());

const AREA = '/application-admin';

const PROMOTIONS = `${AREA}/promotions`;
const DEFAULT = 'createdDate,desc';

const seedTwo = () =>
  ['Zika', 'Asma'].forEach((name, index) =>
    table('promotions').insert({ name, link: '', createdDate: `2026-01-0${index + 1}T00:00:00Z` }),
  );

const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (user: UserEvent, name: string) => user.click(within(head(name)).getByRole('button', { name }));
const rows = () => screen.getAllByRole('row').slice(1);
const sortsRequested = () => requested.map(line => new URLSearchParams(line.split('?')[1]).get('sort'));

it('R50: a list requests its default order, then ascending, descending and the default order again as a header is pressed', async () => {
  seedTwo();
  const user = await visit(PROMOTIONS);
  await screen.findByRole('row', { name: /Asma/ });
  expect(requested).toEqual([`GET /api/promotions?size=20&page=0&sort=${DEFAULT}`]);
  expect(head('Nome')).toHaveAttribute('aria-sort', 'none');
  expect(window.location.hash).toBe(`#${PROMOTIONS}`);

  await press(user, 'Nome');
  await waitFor(() => expect(head('Nome')).toHaveAttribute('aria-sort', 'ascending'));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  const up = rows().map(({ textContent }) => textContent);
  expect(window.location.hash).toBe(`#${PROMOTIONS}?sort=name,asc`);
  await press(user, 'Nome');
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual([...up].reverse()));
  expect(head('Nome')).toHaveAttribute('aria-sort', 'descending');
  await press(user, 'Nome');
  await waitFor(() => expect(sortsRequested()).toEqual([DEFAULT, 'name,asc', 'name,desc', DEFAULT]));
  expect(window.location.hash).toBe(`#${PROMOTIONS}`);
});

describe('the sort order of a list', () => {
  const seedMany = () => {
    for (let number = 1; number <= 25; number += 1)
      table('notifications').insert({ title: `Aviso ${String(26 - number).padStart(2, '0')}`, pending: true });
  };

  it('works with the keyboard, keeps the focus and the search, and restarts at page 1', async () => {
    seedMany();
    const user = await visit(`${AREA}/notification?page=2&search=Aviso`);
    await screen.findByText('21–25 de 25');
    within(head('Título')).getByRole('button').focus();
    await user.keyboard('{Enter}');
    await screen.findByText('1–20 de 25');
    expect(rows()[0]).toHaveTextContent('Aviso 01');
    expect(window.location.hash).toBe(`#${AREA}/notification?search=Aviso&sort=title,asc`);
    expect(within(head('Título')).getByRole('button')).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Aviso 25'));
  });

  it('is kept for a search, for the next record and for the next page', async () => {
    seedMany();
    const user = await visit(`${AREA}/notification?sort=title,asc`);
    await screen.findByText('1–20 de 25');
    await user.type(screen.getByRole('searchbox'), 'avi{Enter}');
    await waitFor(() => expect(requested).toHaveLength(2));
    await user.click(await screen.findByRole('link', { name: 'Aviso 20' }));
    await screen.findByDisplayValue('Aviso 20');
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await screen.findByDisplayValue('Aviso 21');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('21–25 de 25');
    expect(window.location.hash).toBe(`#${AREA}/notification?page=2&search=avi&sort=title,asc`);
    expect(sortsRequested()).toEqual(Array.from(requested, () => 'title,asc'));
  });

  it('is not available when the API of the list has no sort parameter', async () => {
    table('riskFactors').insert({ name: 'Fumo', riskFactorGender: 'BOTH' });
    await visit(`${AREA}/risk-factor?sort=name,asc`);
    await screen.findByRole('row', { name: /Fumo/ });
    expect(requested).toEqual(['GET /api/risk-factor?size=20&page=0']);
    expect(within(head('Nome')).queryByRole('button')).toBeNull();
    expect(head('Nome')).not.toHaveAttribute('aria-sort');
  });
});

describe('a list whose order the server refuses', () => {
  const refuse = (status: number, isRefused: (sort: string) => boolean) =>
    server.use(
      http.get('*/api/promotions', ({ request }) => {
        const sort = new URL(request.url).searchParams.get('sort');
        return sort !== null && isRefused(sort) ? new HttpResponse(null, { status }) : undefined;
      }),
    );

  it.each([400, 500])(
    'with %i is shown without one, says so, and asks for it no more in this session',
    async status => {
      seedTwo();
      refuse(status, () => true);
      const user = await visit(PROMOTIONS);
      expect(await screen.findByText(/a lista está sem ordem/)).toBeVisible();
      expect(rows()).toHaveLength(2);
      expect(sortsRequested()).toEqual([DEFAULT, null, DEFAULT]);
      await user.type(screen.getByRole('searchbox'), 'Zika');
      await waitFor(() => expect(requested.at(-1)).toContain('Zika'));
      expect(sortsRequested().slice(3)).toEqual([null]);
    },
  );

  it('marks the column as not sortable, and keeps the others sortable', async () => {
    seedTwo();
    refuse(400, sort => sort.startsWith('name'));
    const user = await visit(PROMOTIONS);
    await screen.findByRole('row', { name: /Zika/ });
    await press(user, 'Nome');
    expect(await screen.findByText(/a lista está sem ordem/)).toBeVisible();
    expect(within(head('Nome')).queryByRole('button')).toBeNull();
    expect(head('Nome')).not.toHaveAttribute('aria-sort');
    await press(user, 'Link');
    await waitFor(() => expect(sortsRequested().at(-1)).toBe('link,asc'));
    await waitFor(() => expect(screen.queryByText(/a lista está sem ordem/)).toBeNull());
  });

  it('keeps its order when the server failed only once', async () => {
    seedTwo();
    server.use(http.get('*/api/promotions', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await visit(PROMOTIONS);
    await screen.findByRole('row', { name: /Zika/ });
    expect(screen.queryByText(/a lista está sem ordem/)).toBeNull();
    expect(within(head('Nome')).getByRole('button')).toBeVisible();
  });
});
