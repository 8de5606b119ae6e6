import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { duplicate } from '../../support/duplicate';
import { hold } from '../../support/hold';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { insertRiskFactors } from '../../support/risk-factors';
import { serveList } from '../../support/serve-list';
import { visit } from '../../support/visit';

const LIST = '/application-admin/risk-factor';

let requested: string[];

beforeEach(() => {
  insertRiskFactors(45);
  requested = requests(/risk-factor/);
});

const open = async (name: string, query = '') => {
  const user = await openRecord(LIST + query, name);
  requested.length = 0;
  return user;
};

/** Another user deletes these records. */
const deleteFrom = (number: number) =>
  table<{ id: number; name: string }>('riskFactors')
    .all()
    .filter(({ name }) => name >= `Fator ${number}`)
    .forEach(({ id }) => table('riskFactors').remove(id));

const next = () => screen.getByRole('button', { name: 'Próximo' });
const previous = () => screen.getByRole('button', { name: 'Anterior' });

describe('Previous and Next', () => {
  it('R61: open the records in list order, show the position, and send no request within a page', async () => {
    const user = await open('Fator 02');
    expect(screen.getByText('2 de 45')).toBeVisible();
    await user.click(next());
    await screen.findByDisplayValue('Fator 03');
    expect(screen.getByText('3 de 45')).toBeVisible();
    expect(next()).toHaveFocus();
    await user.click(previous());
    await user.click(await screen.findByRole('button', { name: 'Anterior', description: '2 de 45' }));
    await screen.findByDisplayValue('Fator 01');
    expect(previous()).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous());
    expect(screen.getByText('1 de 45')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('open the first record of page 2 after the last row of page 1, and Cancel then returns to page 2', async () => {
    const user = await open('Fator 20');
    await user.click(next());
    await screen.findByDisplayValue('Fator 21');
    expect(requested).toEqual(['GET /api/risk-factor?size=20&page=1']);
    expect(screen.getByText('21 de 45')).toBeVisible();
    await user.click(next());
    await screen.findByDisplayValue('Fator 22');
    expect(requested).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('21–40 de 45')).toBeVisible();
    expect(window.location.hash).toBe(`#${LIST}?page=2`);
  });

  it('stay within the search results, also after the list showed all records, and Back', async () => {
    const user = await open('Fator 19', '?search=9');
    expect(screen.getByText('2 de 4')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Fatores de risco' }));
    await screen.findByText('1–20 de 45');
    window.history.back();
    await screen.findByDisplayValue('Fator 19');
    await user.click(next());
    await screen.findByDisplayValue('Fator 29');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('1–4 de 4');
    expect(window.location.hash).toBe(`#${LIST}?search=9`);
  });

  it('end at the last record, and send no request there', async () => {
    const user = await open('Fator 45', '?page=3');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Alt>}{PageDown}{/Alt}');
    expect(screen.getByText('45 de 45')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('open the last record of a list that has become shorter', async () => {
    const user = await open('Fator 41', '?page=3');
    deleteFrom(36);
    await user.click(previous());
    await screen.findByDisplayValue('Fator 35');
    expect(screen.getByText('35 de 35')).toBeVisible();
  });

  it('open a record without the server errors of the record before', async () => {
    const fieldErrors = [{ objectName: 'riskFactor', field: 'name', message: 'Size' }];
    server.use(http.put('*/api/risk-factor', () => HttpResponse.json({ fieldErrors }, { status: 400 })));
    const user = await open('Fator 02');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toBeInvalid());
    await user.click(next());
    expect(await screen.findByDisplayValue('Fator 03')).toBeValid();
    expect(screen.queryByText(/O servidor não aceitou/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toBeInvalid());
  });

  it('ask before unsaved changes are discarded, and Stay keeps the changes', async () => {
    const user = await open('Fator 02');
    await user.type(screen.getByLabelText(/Nome/), '!');
    await user.click(next());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ficar aqui' }));
    expect(screen.getByDisplayValue('Fator 02!')).toBeVisible();
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await screen.findByDisplayValue('Fator 03');
    await user.click(previous());
    expect(await screen.findByDisplayValue('Fator 02')).toBeVisible();
    expect(screen.queryByText(/texto não salvo/)).toBeNull();
  });

  it('stay on the record and tell it when the next page fails to load, and work on a second try', async () => {
    const user = await open('Fator 20');
    server.use(http.get('*/api/risk-factor', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    await user.click(next());
    await waitFor(() => expect(requested).toHaveLength(1));
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByDisplayValue('Fator 20')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mensagens: 1 falha não lida' })).toBeVisible();
    await user.click(next());
    expect(await screen.findByDisplayValue('Fator 21')).toBeVisible();
  });

  it('open nothing else while a page loads, and nothing at all once the form was left', async () => {
    const user = await open('Fator 20');
    const letGo = hold('get', '*/api/risk-factor');
    await user.click(next());
    await user.click(previous());
    expect(screen.getByText('20 de 45')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    letGo();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.hash).toBe('#/');
  });

  it('respond only to Alt+PageDown and Alt+PageUp, and not in a combobox', async () => {
    const user = await open('Fator 02');
    await user.click(screen.getByLabelText(/Nome/));
    await user.keyboard('{Alt>}{PageDown}{/Alt}');
    await screen.findByDisplayValue('Fator 03');
    await user.keyboard('{Alt>}{PageUp}{/Alt}');
    await screen.findByDisplayValue('Fator 02');
    screen.getByRole('combobox').focus();
    await user.keyboard('{Alt>}{PageDown}{/Alt}');
    await user.click(screen.getByLabelText(/Nome/));
    await user.keyboard('{PageDown}{Control>}{Alt>}{PageDown}{/Alt}{/Control}');
    expect(screen.getByText('2 de 45')).toBeVisible();
  });

  it('do not open a record that came without an id, whose form would create it a second time', async () => {
    serveList('risk-factor', { id: 1, name: 'Fumo' }, { name: 'Sem número' });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('link', { name: 'Sem número' }));
    expect(await screen.findByText(/O registro veio sem identificador e só pode ser lido/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Editar Fumo' }));
    await user.click(await screen.findByRole('button', { name: 'Próximo' }));
    expect(screen.getByDisplayValue('Fumo')).toBeVisible();
  });

  it('are not shown for a copy of a record', async () => {
    const user = await visit(LIST);
    await duplicate(user, 'Fator 01');
    await screen.findByDisplayValue('Fator 01 (cópia)');
    expect(screen.queryByRole('navigation', { name: 'Registros da lista' })).toBeNull();
  });
});
