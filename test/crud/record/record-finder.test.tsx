import { act, screen, waitFor } from '@testing-library/react';
import { server, table } from '../../mock-backend/server';
import { changeAddress } from '../../support/browser-history';
import { hold } from '../../support/hold';
import { insertRiskFactors } from '../../support/risk-factors';
import { visit } from '../../support/visit';

const FORM = '/application-admin/risk-factor/manage';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  insertRiskFactors(45);
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/risk-factor') requested.push(`${searchParams.get('name')} ${searchParams.get('page')}`);
  });
});

const idOf = (name: string) =>
  table('riskFactors')
    .all()
    .find(row => row.name === name)?.id;

describe('A form whose URL identifies a record', () => {
  it('R14: requests the list with the name once, and shows that record', async () => {
    await visit(`${FORM}?id=${idOf('Fator 07')}&name=Fator+07`);
    expect(await screen.findByDisplayValue('Fator 07')).toBeVisible();
    expect(requested).toEqual(['Fator 07 0']);
    expect(window.location.hash).toBe(`#${FORM}?id=${idOf('Fator 07')}&name=Fator+07`);
  });

  it('searches further pages when many records share the name', async () => {
    await visit(`${FORM}?id=${idOf('Fator 45')}&name=Fator`);
    expect(await screen.findByDisplayValue('Fator 45')).toBeVisible();
    expect(requested).toEqual(['Fator 0', 'Fator 1', 'Fator 2']);
  });

  it('returns to the list filtered by that name, which shows the saved record', async () => {
    const user = await visit(`${FORM}?id=${idOf('Fator 07')}&name=Fator+07`);
    await user.type(await screen.findByDisplayValue('Fator 07'), 'b');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(window.location.hash).toBe('#/application-admin/risk-factor?search=Fator+07'), {
      timeout: 4000,
    });
    expect(await screen.findByRole('link', { name: 'Fator 07b' })).toBeVisible();
  });

  it('does not open when the answer comes after the user has left its address', async () => {
    const answer = hold('get', '*/api/risk-factor');
    await visit(`${FORM}?id=${idOf('Fator 07')}&name=Fator+07`);
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

  it('is replaced by a message when the record no longer exists', async () => {
    await visit(`${FORM}?id=999&name=Fator+07`);
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
