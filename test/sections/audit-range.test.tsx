import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatDay } from 'lib/day-format';
import { defaultRange, type Range } from 'sections/audits/range';
import { useTypedRange } from 'sections/audits/use-typed-range';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const JANUARY = { fromDate: '2026-01-01', toDate: '2026-01-31' };
const MARCH = { fromDate: '2026-03-01', toDate: '2026-03-31' };
/** A range whose first day is only half typed. */
const HALF_TYPED = { ...MARCH, fromDate: 'invalid' };

describe('The date fields of the audits', () => {
  it('show the new range, which is also requested, when the menu or the Back button changes the URL', async () => {
    const requested: Range[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const [fromDate, toDate] = ['fromDate', 'toDate'].map(name => searchParams.get(name) ?? '');
      if (pathname === '/management/audits') requested.push({ fromDate, toDate });
    });
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
    await waitFor(() => expect(requested).toEqual([JANUARY, defaultRange(), JANUARY]));
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
