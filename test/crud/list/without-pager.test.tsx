import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { serveList } from '../../support/serve-list';
import { visit } from '../../support/visit';

const SUBSTANCE = '*/api/interactions/substance/:id';

interface Row {
  interactionSubstances: { id: number; name: string }[];
  interactionResult: { id: number; result: string; conduct: string };
}

const interactions = Array.from({ length: 30 }, (_, at): Row => ({
  interactionSubstances: [{ id: at + 50, name: `Substância ${at + 1}` }],
  interactionResult: { id: at + 1, result: `r${at + 1}`, conduct: 'Evitar' },
}));

/** Responds with 20 rows at a time, regardless of the requested size. */
const pageOf = (rows: readonly unknown[], request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 0);
  return HttpResponse.json({
    content: rows.slice(page * 20, page * 20 + 20),
    totalElements: rows.length,
    size: 20,
    number: page,
  });
};

const openSubstance = async () => {
  serveList('substances-interactions', { id: 4, name: 'Varfarina' });
  const user = await visit('/application-admin/interactions');
  await user.click(await screen.findByRole('button', { name: 'Ver as interações de Varfarina' }));
  return user;
};

it('R60: The interactions of a substance are all shown when they arrive in pages', async () => {
  server.use(http.get(SUBSTANCE, ({ request }) => pageOf(interactions, request)));
  await openSubstance();
  expect(await screen.findByText('r30')).toBeVisible();
  // The first row has the column headers.
  expect(screen.getAllByRole('row')).toHaveLength(31);
});

it('Settings are all shown when they arrive in pages', async () => {
  const settings = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, key: `chave.${at + 1}`, value: 'x' }));
  server.use(http.get('*/api/application-settings', ({ request }) => pageOf(settings, request)));
  await visit('/application-admin/application-settings');
  expect(await screen.findByLabelText('chave.25')).toBeVisible();
});

it('R138: The plans of a subscription are all offered, also those after the first page', async () => {
  const plans = Array.from({ length: 21 }, (_, at) => ({ id: at + 1, name: 'p', planType: at < 20 ? 'WEB' : 'IOS' }));
  table('customers').insert({ name: 'Iara', email: 'iara@example.com', login: 'iara' });
  server.use(http.get('*/api/plans', ({ request }) => pageOf(plans, request)));
  const user = await visit('/application-admin/user-application');
  await user.click(await screen.findByRole('button', { name: 'Editar assinatura de Iara' }));
  const select = await screen.findByLabelText('Plano');
  expect(
    within(select)
      .getAllByRole('option')
      .map(option => option.getAttribute('value')),
  ).toEqual(['', 'WEB', 'IOS']);
});

it('R142: The authorities of users are all offered when they arrive in pages of objects', async () => {
  const roles = Array.from({ length: 25 }, (_, at) => ({ name: `ROLE_${at + 1}` }));
  server.use(http.get('*/api/users/authorities', ({ request }) => pageOf(roles, request)));
  await visit('/admin/user-management/new', 'admin');
  expect(await screen.findByLabelText('ROLE_25')).toBeVisible();
  expect(screen.getByLabelText('ROLE_1')).toBeVisible();
});
