import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatDay } from 'lib/day-format';
import { defaultRange, type Range } from 'sections/audits/range';
import { useTypedRange } from 'sections/audits/use-typed-range';
import { audit } from '../mock-backend/audit';
import { server } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';

const AUDITS = '/admin/audits';

/** The queries of the requests for events from now on. */
const queriesOf = (made: readonly string[]) => made.map(call => new URLSearchParams(call.split('?')[1]));

let made: string[];
beforeEach(() => {
  made = requests(/management\/audits/);
});

const seed = (count: number) => {
  for (let number = 1; number <= count; number += 1) audit(`pessoa${number}`, number % 2 ? 'senha errada' : undefined);
};

describe('audit events', () => {
  it('are requested newest first, and the date header orders them by the name that the database has', async () => {
    seed(2);
    const user = await visit(AUDITS, 'admin');
    await screen.findByRole('row', { name: /pessoa1/ });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Data')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Dados')).not.toHaveAttribute('aria-sort');
    await user.click(within(head('Data')).getByRole('button', { name: 'Data' }));
    await waitFor(() => expect(head('Data')).toHaveAttribute('aria-sort', 'ascending'));
    expect(window.location.hash).toContain('sort=auditEventDate,asc');
    expect(queriesOf(made).map(query => query.get('sort'))).toEqual(['auditEventDate,desc', 'auditEventDate,asc']);
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

    made.length = 0;
    await user.click(screen.getByRole('button', { name: '7 dias' }));
    await waitFor(() => expect(made).toHaveLength(1));
    const [query] = queriesOf(made);
    const [from, to] = ['fromDate', 'toDate'].map(name => Date.parse(query.get(name) ?? ''));
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

  it('F243: say that some may be missing if events came while all were read, and are read again', async () => {
    seed(205);
    const user = await visit(AUDITS, 'admin');
    await screen.findByText('1–20 de 205');
    let isSecondPage = true;
    server.use(
      http.get('*/management/audits', ({ request }) => {
        const isOfAll = /[?&]page=1&/.test(request.url) && /size=200/.test(request.url);
        if (isSecondPage && isOfAll) isSecondPage = !audit('nova', 'senha errada');
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
    expect(await screen.findByText(/pode faltar algum/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ler de novo' }));
    await waitFor(() => expect(screen.getAllByTitle('AUTHENTICATION_FAILURE')).toHaveLength(104));
    expect(screen.queryByText(/pode faltar algum/)).toBeNull();
  });

  it('cannot be exported when the range has no events', async () => {
    const user = await visit(`${AUDITS}?fromDate=2001-01-01&toDate=2001-01-02`, 'admin');
    await screen.findByText('Nenhum evento neste período.');
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Exportar CSV' })).toBeDisabled();
  });
});

const failureOf = (principal: string) => {
  const event = { principal, timestamp: new Date().toISOString(), type: 'AUTHENTICATION_FAILURE' };
  return HttpResponse.json([event], { headers: { 'x-total-count': '1' } });
};

/** Waits a second for the text, which is long after a response that was given before. */
const staysUnshown = (text: string) =>
  expect(waitFor(() => expect(screen.queryByText(text)).not.toBeNull(), { timeout: 1000 })).rejects.toThrow();

it('events of the previously selected range are not shown when they arrive after those of the new range, and cause no error before', async () => {
  seed(40);
  // Each request for all events of a range is pending until its function is called. The list requests its own page.
  const respondTo: ((response: Response) => void)[] = [];
  server.use(
    http.get('*/management/audits', ({ request }) =>
      request.url.includes('size=20&') ? undefined : new Promise<Response>(resolve => respondTo.push(resolve)),
    ),
  );
  const wereRequested = (count: number) => waitFor(() => expect(respondTo).toHaveLength(count));
  const user = await visit(AUDITS, 'admin');
  await screen.findByText('1–20 de 40');
  await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
  await wereRequested(1);
  await user.click(screen.getByRole('button', { name: '7 dias' }));
  await wereRequested(2);
  await staysUnshown('Tentar de novo');
  respondTo[1](failureOf('recente'));
  await screen.findByText('recente');
  respondTo[0](failureOf('antiga'));
  await staysUnshown('antiga');
  expect(screen.getByText('recente')).toBeVisible();
});

const JANUARY = { fromDate: '2026-01-01', toDate: '2026-01-31' };
const MARCH = { fromDate: '2026-03-01', toDate: '2026-03-31' };
/** A range whose first day is only half typed. */
const HALF_TYPED = { ...MARCH, fromDate: 'invalid' };

describe('The date fields of the audits', () => {
  it('show the new range, which is also requested, when the menu or the Back button changes the URL', async () => {
    const areShown = async ({ fromDate, toDate }: Range) => {
      await waitFor(() => expect(screen.getByLabelText('De')).toHaveValue(formatDay(fromDate)));
      expect(screen.getByLabelText('Até')).toHaveValue(formatDay(toDate));
    };
    const user = await visit('/admin/audits?fromDate=2026-01-01&toDate=2026-01-31', 'admin');
    await screen.findByLabelText('De');
    await areShown(JANUARY);

    await user.click(screen.getByRole('button', { name: 'Seções' }));
    const menu = within(screen.getByRole('navigation', { name: 'Seções' }));
    await user.click(menu.getByRole('link', { name: 'Auditoria' }));
    await areShown(defaultRange());
    act(() => window.history.back());
    await areShown(JANUARY);
    const ranges = () =>
      queriesOf(made).map(query => ({ fromDate: query.get('fromDate'), toDate: query.get('toDate') }));
    await waitFor(() => expect(ranges()).toEqual([JANUARY, defaultRange(), JANUARY]));
  });

  it('keep their range when another page of the list opens', async () => {
    const row = { principal: 'ana', type: 'AUTHENTICATION_SUCCESS', timestamp: '2026-01-02T12:00:00Z', data: {} };
    const headers = { 'X-Total-Count': '45' };
    server.use(http.get('*/management/audits', () => HttpResponse.json(Array(20).fill(row), { headers })));
    const user = await visit('/admin/audits?fromDate=2026-01-01&toDate=2026-01-31', 'admin');
    await user.click(await screen.findByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(window.location.hash).toContain('?fromDate=2026-01-01&toDate=2026-01-31&page=2'));
  });

  it('keep a half-typed date when the previously typed range reaches the URL', () => {
    const { result, rerender } = renderHook(at => useTypedRange(at, () => undefined), { initialProps: JANUARY });
    act(() => result.current.change(MARCH));
    act(() => result.current.change(HALF_TYPED));
    rerender(MARCH);
    expect(result.current.range).toEqual(HALF_TYPED);
  });
});
