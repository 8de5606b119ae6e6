import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../../mock-backend/server';
import { duplicate } from '../../../support/duplicate';
import { insertSemiology } from '../../../support/laboratory';
import { openRecord } from '../../../support/open-record';
import { insertRiskFactors } from '../../../support/risk-factors';
import { visit } from '../../../support/visit';

const LIST = '/application-admin/risk-factor';
const SAVE_AND_NEXT = 'Salvar e avançar';
const SAVE_AND_ADD = 'Salvar e adicionar outro';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  insertRiskFactors(45);
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/api/risk-factor')) requested.push(request.method);
  });
});

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByLabelText(/^Nome/);

const open = async (name: string, query = '') => {
  const user = await openRecord(LIST + query, name);
  requested.length = 0;
  return user;
};

/** Makes the server refuse the next write with this status and body. */
const refuse = (status: number, body = {}) =>
  server.use(http.put('*/api/risk-factor', () => HttpResponse.json(body, { status }), { once: true }));

describe('Save and next', () => {
  it('B14: saves, opens the next record without the delay before the list, and tells the success; also with Ctrl+Shift+S in a field; Previous then shows what was saved', async () => {
    const user = await open('Fator 02');
    await user.type(nameField(), ' b');
    const before = Date.now();
    await press(user, SAVE_AND_NEXT);
    expect(await screen.findByDisplayValue('Fator 03')).toBeVisible();
    expect(Date.now() - before).toBeLessThan(1000);
    expect(requested).toEqual(['GET', 'PUT']);
    expect(table('riskFactors').find({ name: 'Fator 02 b' })).toBeDefined();
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    await user.type(nameField(), ' c{Control>}{Shift>}S{/Shift}{/Control}');
    expect(await screen.findByDisplayValue('Fator 04')).toBeVisible();
    expect(requested).toEqual(['GET', 'PUT', 'GET', 'PUT']);
    await press(user, 'Anterior');
    expect(await screen.findByDisplayValue('Fator 03 c')).toBeVisible();
    expect(requested).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET']);
    await press(user, 'Anterior');
    expect(await screen.findByDisplayValue('Fator 02 b')).toBeVisible();
    expect(requested).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET']);
  });

  it('returns to the list when the next page fails to load', async () => {
    const user = await open('Fator 20');
    server.use(
      http.get('*/api/risk-factor', ({ request }) =>
        request.url.includes('page=1') ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    );
    await press(user, SAVE_AND_NEXT);
    expect(await screen.findByText('1–20 de 45')).toBeVisible();
  });

  it('returns to no list once the form was left while the next page loads', async () => {
    const user = await open('Fator 20');
    let letGo = () => {};
    const failed = new Promise<Response>(resolve => (letGo = () => resolve(new HttpResponse(null, { status: 503 }))));
    server.use(http.get('*/api/risk-factor', ({ request }) => (request.url.includes('page=1') ? failed : undefined)));
    await press(user, SAVE_AND_NEXT);
    await waitFor(() => expect(requested).toEqual(['GET', 'PUT', 'GET']));
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    letGo();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(window.location.hash).toBe('#/');
  });

  it('is in the list of keyboard shortcuts, except for the last record', async () => {
    const user = await open('Fator 44', '?page=3');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('?');
    await user.click(within(await screen.findByRole('dialog')).getByText('Salvar e abrir o próximo registro da lista'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    await screen.findByDisplayValue('Fator 45');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('?');
    expect(within(await screen.findByRole('dialog')).queryByText(/^Salvar e /)).toBeNull();
  });

  it('stays on the record with the reason when the server refuses, and a plain Save then returns to the list', async () => {
    const user = await open('Fator 02');
    refuse(500);
    await user.type(nameField(), ' b');
    await press(user, SAVE_AND_NEXT);
    expect(await screen.findByText('Ocorreu um erro. Erro interno')).toBeVisible();
    expect(nameField()).toHaveValue('Fator 02 b');
    await press(user, 'Salvar');
    expect(await screen.findByText('1–20 de 45')).toBeVisible();
  });

  it('stays on the record when a field is invalid, and sends nothing', async () => {
    const user = await open('Fator 02');
    await user.clear(nameField());
    await press(user, SAVE_AND_NEXT);
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toBeInvalid();
    expect(requested).toEqual([]);
  });

  it('is not offered for the last record, where its keys save and return to the list', async () => {
    const user = await open('Fator 45', '?page=3');
    expect(screen.queryByRole('button', { name: SAVE_AND_NEXT })).toBeNull();
    await user.type(nameField(), ' b{Control>}{Shift>}S{/Shift}{/Control}');
    expect(await screen.findByText('41–45 de 45')).toBeVisible();
    expect(requested).toEqual(['GET', 'PUT', 'GET']);
  });

  it('waits until the user chooses when the texts of a disease are released', async () => {
    const diagnostic = { rawMarkdownAvailable: 'U2liaWxvcw==' };
    table('diseases').insert({ name: 'AA Asma', free: true, diagnostic });
    table('diseases').insert({ name: 'AB Bronquite', free: true });
    const user = await openRecord('/application-admin/diseases?search=A', 'AA Asma');
    await press(user, SAVE_AND_NEXT);
    await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));
    expect(await screen.findByDisplayValue('AB Bronquite')).toBeVisible();
  });
});

describe('Save and add another', () => {
  const KEYS = '{Control>}{Shift>}S{/Shift}{/Control}';
  const openNew = async () => {
    const user = await visit(LIST + '?page=2');
    await user.click(await screen.findByRole('button', { name: 'Adicionar' }));
    await screen.findByRole('button', { name: SAVE_AND_ADD });
    requested.length = 0;
    return user;
  };
  const names = () =>
    table('riskFactors')
      .all()
      .map(({ name }) => name);

  it('saves a new record and opens an empty form with the focus in its first field, record after record', async () => {
    const user = await openNew();
    await user.type(nameField(), `Fumo${KEYS}`);
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    await waitFor(() => expect(nameField()).toHaveFocus());
    await user.keyboard(`Álcool${KEYS}`);
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(requested).toEqual(['POST', 'POST']);
    expect(names()).toEqual(expect.arrayContaining(['Fumo', 'Álcool']));
    await press(user, 'Cancelar');
    expect(await screen.findByText('21–40 de 47')).toBeVisible();
  });

  it('is in the list of keyboard shortcuts, and leaves no history entry for the saved record: Back returns to the list', async () => {
    const user = await openNew();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('?');
    expect(await screen.findByText('Salvar e abrir o formulário de um registro novo')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.type(nameField(), 'Fumo');
    await press(user, SAVE_AND_ADD);
    await waitFor(() => expect(nameField()).toHaveValue(''));
    window.history.back();
    expect(await screen.findByText('21–40 de 46')).toBeVisible();
  });

  it('opens an empty form after a copy, not another copy', async () => {
    const user = await visit(LIST);
    await duplicate(user, 'Fator 02');
    await screen.findByDisplayValue('Fator 02 (cópia)');
    await press(user, SAVE_AND_ADD);
    await waitFor(() => expect(nameField()).toHaveValue(''));
    expect(names()).toContain('Fator 02 (cópia)');
  });
});

describe('The dialog about unsaved changes', () => {
  const leave = async () => {
    const user = await open('Fator 02');
    await user.type(nameField(), ' b');
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('offers to save, leaves after the save succeeds, and Back then does not return to the form', async () => {
    const { user, dialog } = await leave();
    await user.click(dialog.getByRole('button', { name: 'Salvar e sair' }));
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(table('riskFactors').find({ name: 'Fator 02 b' })).toBeDefined();
    window.history.back();
    expect(await screen.findByText('1–20 de 45')).toBeVisible();
  });

  it('goes back after the save when the user had pressed Back', async () => {
    const user = await open('Fator 02');
    await user.type(nameField(), ' b');
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Salvar e sair' }));
    expect(await screen.findByRole('link', { name: 'Fator 02 b' })).toBeVisible();
    expect(requested.filter(method => method === 'PUT')).toHaveLength(1);
  });

  it('keeps the form open when a field is invalid, with the focus in that field', async () => {
    const user = await open('Fator 02');
    await user.clear(nameField());
    await press(user, 'Cancelar');
    await user.click(await screen.findByRole('button', { name: 'Salvar e sair' }));
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(nameField()).toBeInvalid();
    expect(requested).toEqual([]);
  });

  it('has the focus on Stay first, which keeps the text; a save that fails there keeps the form open, and a later one returns to the list', async () => {
    const { user, dialog } = await leave();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Ficar aqui' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(nameField()).toHaveValue('Fator 02 b');
    expect(requested).toEqual([]);

    await press(user, 'Cancelar');
    refuse(500);
    await user.click(await screen.findByRole('button', { name: 'Salvar e sair' }));
    expect(await screen.findByText('Ocorreu um erro. Erro interno')).toBeVisible();
    await press(user, 'Salvar');
    expect(await screen.findByText('1–20 de 45')).toBeVisible();
  });

  it('does not appear once the change is undone', async () => {
    const user = await open('Fator 02');
    await user.type(nameField(), ' b');
    expect(await screen.findByText(/^Alterado/)).toBeVisible();
    expect(screen.queryByText(/^Salvo/)).toBeNull();
    await user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(screen.queryByText(/^Alterado/)).toBeNull());
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    await waitFor(() => expect(window.location.hash).toBe('#/'));
  });

  it('does not offer to save in the editor of a long text, because its form saves the text', async () => {
    insertSemiology('Tosse', '');
    const user = await openRecord('/application-admin/semiologies', 'Tosse');
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'Seca?');
    await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Descartar e sair' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Salvar e sair' })).toBeNull();
  });
});

describe('Enter', () => {
  it('does not save from a field of a longer form, but Ctrl+Enter does', async () => {
    const user = await open('Fator 02');
    await user.type(nameField(), ' b{Enter}');
    expect(nameField()).toHaveValue('Fator 02 b');
    expect(requested).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(requested).toEqual(['GET', 'PUT']);
  });
});
