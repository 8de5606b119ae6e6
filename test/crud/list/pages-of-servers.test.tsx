import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { reload, visit } from '../../support/visit';

const LIST = '/application-admin/risk-factor';
const COUNT = 385;
const rows = Array.from({ length: COUNT }, (_, at) => ({
  id: at + 1,
  name: `Fator ${String(at + 1).padStart(3, '0')}`,
}));

/** What a server says about a page, beside its rows. */
type Say = (counts: { size: number; number: number; totalElements: number; totalPages: number }) => object;

/** Serves the list with at most `max` rows on a page. */
const serve = (say: Say, max = 20) =>
  server.use(
    http.get('*/api/risk-factor', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Math.min(Number(searchParams.get('size') ?? 20), max);
      const number = Number(searchParams.get('page') ?? 0);
      const counts = { size, number, totalElements: COUNT, totalPages: Math.ceil(COUNT / size) };
      return HttpResponse.json({ content: rows.slice(number * size, (number + 1) * size), ...say(counts) });
    }),
  );

const button = (name: string) => screen.getByRole('button', { name });

it('F174: a list whose server tells its total in a part of the page has a pager to its end', async () => {
  serve(page => ({ page }));
  const user = await visit(LIST);
  expect(await screen.findByText('1–20 de 385')).toBeVisible();
  await user.click(button('Página 20'));
  expect(await screen.findByText('381–385 de 385')).toBeVisible();
});

it('F174: a list whose server tells no total offers the next page for as long as there is more', async () => {
  serve(({ number, totalPages }) => ({ last: number + 1 === totalPages }));
  const user = await visit(LIST);
  expect(await screen.findByText('1–20 de mais de 20')).toBeVisible();
  await user.click(button('Página 2'));
  expect(await screen.findByText('21–40 de mais de 40')).toBeVisible();
});

it.each<[string, Say]>([
  ['says so', counts => counts],
  ['does not say so', ({ totalElements }) => ({ totalElements })],
])('F176: a list whose server gives at most ten rows and %s can be read to its end', async (_how, say) => {
  serve(say, 10);
  const user = await visit(LIST);
  expect(await screen.findByText('1–10 de 385')).toBeVisible();
  expect(button('Página 39')).toBeVisible();
  await user.click(button('Página 2'));
  expect(await screen.findByText('11–20 de 385')).toBeVisible();
});

it('F176: a server that gives pages of other sizes each time is asked twice at most for the next record', async () => {
  serve(counts => counts);
  const user = await visit(LIST);
  await user.click(await screen.findByRole('link', { name: 'Fator 020' }));
  const asked = requests(/^GET \/api\/risk-factor/);
  let size = 3;
  server.use(
    http.get('*/api/risk-factor', () => {
      size += 1;
      return HttpResponse.json({ content: rows.slice(0, size), size, totalElements: COUNT });
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Próximo/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Nome/)).not.toHaveValue('Fator 020'));
  expect(asked).toHaveLength(2);
});

it.each([10, 20])('F176: the next record is found where a server gives %i rows on a page', async max => {
  serve(counts => counts, max);
  const user = await visit(`${LIST}?page=${20 / max}`);
  await user.click(await screen.findByRole('link', { name: 'Fator 020' }));
  await user.click(await screen.findByRole('button', { name: /^Próximo/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue('Fator 021'));
  await user.click(await screen.findByRole('button', { name: /^Anterior/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue('Fator 020'));
});

it('F176: after a reload, the size that the server gives is found once for all next records', async () => {
  serve(counts => counts, 10);
  const user = await visit(`${LIST}?page=2`);
  await user.click(await screen.findByRole('link', { name: 'Fator 020' }));
  await screen.findByDisplayValue('Fator 020');
  await reload();
  await screen.findByDisplayValue('Fator 020');
  const asked = requests(/^GET \/api\/risk-factor/);
  await user.click(await screen.findByRole('button', { name: /^Próximo/ }));
  expect(await screen.findByDisplayValue('Fator 021')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Próximo/ }));
  expect(await screen.findByDisplayValue('Fator 022')).toBeVisible();
  expect(asked.filter(call => !call.includes('name='))).toHaveLength(2);
});
