import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { ptBr } from '../../i18n/pt-br';
import type { Row } from '../mock-backend/resource';
import { server, table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { hold } from '../support/hold';
import { sentBodies } from '../support/serve-list';
import { reload, visit } from '../support/visit';

const PAGE = '/application-admin/application-settings';

const versionField = () => screen.findByLabelText('app.versao');
const saveButton = () => screen.getByRole('button', { name: 'Salvar app.versao' });
const storedVersion = () => table('applicationSettings').find({ key: 'app.versao' });

/** The texts of the drafts of a setting. */
const valuesLeft = async (key: string) =>
  (await draftsLeft('editor', 'applicationSettings', key)).map(({ values }) => (values as { value: string }).value);

let versionSetting: Row;
beforeEach(() => {
  versionSetting = table('applicationSettings').insert({ key: 'app.versao', value: '1', description: 'Versão mínima' });
  table('applicationSettings').insert({ key: 'app.loja', value: 'x', description: 'Loja' });
});

describe('application settings', () => {
  it('R130: have a form each, are saved one at a time, and the other fields keep the typed text', async () => {
    const user = await visit(PAGE);
    const version = await versionField();
    expect(screen.getByRole('form', { name: 'Configuração: app.versao' })).toContainElement(saveButton());
    expect(screen.getByRole('form', { name: 'Configuração: app.loja' })).not.toContainElement(saveButton());
    await user.clear(version);
    await user.type(version, '2');
    await user.type(screen.getByLabelText('app.loja'), 'yz');
    await user.click(saveButton());

    expect(await screen.findByText('Configuração atualizada com sucesso!')).toBeVisible();
    expect(storedVersion()).toMatchObject({ value: '2' });
    expect(table('applicationSettings').find({ key: 'app.loja' })).toMatchObject({ value: 'x' });
    expect(screen.getByLabelText('app.loja')).toHaveValue('xyz');
  });

  it('F239: are saved with exactly 200 characters, and refused with 201', async () => {
    const user = await visit(PAGE);
    const version = await versionField();
    await user.click(version);
    await user.paste('x'.repeat(200));
    expect(version).toBeInvalid();
    await user.keyboard('{Backspace}');
    expect(version).toBeValid();
    await user.click(saveButton());
    await waitFor(() => expect(storedVersion()).toMatchObject({ value: `1${'x'.repeat(199)}` }));
  });

  it.each([
    [
      'stored',
      (value: unknown) => table('applicationSettings').replace({ ...versionSetting, value }),
      'Configuração atualizada com sucesso!',
    ],
    ['not stored', () => undefined, /não está feita/],
  ])('F160: tell that a value is %s if somebody else answers in place of the server', async (_what, store, told) => {
    server.use(
      http.put('*/api/application-settings', async ({ request }) => {
        store(((await request.json()) as { value: unknown }).value);
        return HttpResponse.text('Request blocked');
      }),
    );
    const user = await visit(PAGE);
    await user.type(await versionField(), '2');
    await user.click(saveButton());
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('that a colleague changed since they were shown are asked about before they are overwritten', async () => {
    const user = await visit(PAGE);
    const written = sentBodies();
    await user.type(await versionField(), '2');
    table('applicationSettings').replace({ ...versionSetting, value: '7', description: 'Versão do colega' });
    await user.click(saveButton());

    const question = within(await screen.findByRole('dialog', { name: ptBr.changes.elsewhere.title }));
    expect(await question.findByText('7')).toBeVisible();
    expect(written).toEqual([]);
    await user.click(question.getByRole('button', { name: ptBr.changes.elsewhere.saveMine }));
    await waitFor(() => expect(storedVersion()).toMatchObject({ value: '12', description: 'Versão do colega' }));
  });

  it('keep the line breaks of a stored value', async () => {
    table('applicationSettings').replace({ ...versionSetting, value: 'Linha 1\r\nLinha 2' });
    const user = await visit(PAGE);
    await user.type(await versionField(), '!');
    await user.click(saveButton());
    await screen.findByText('Configuração atualizada com sucesso!');
    expect(storedVersion()).toMatchObject({ value: 'Linha 1\r\nLinha 2!' });
  });

  it('are filtered by description, ignoring accents and case, and a hidden field keeps the typed text', async () => {
    const user = await visit(PAGE);
    await user.type(await screen.findByLabelText('app.loja'), 'yz');
    const search = screen.getByLabelText('Filtrar configurações');
    await user.type(search, 'MINIMA');
    expect(screen.getByLabelText('app.versao')).toBeVisible();
    expect(screen.getByLabelText('app.loja')).not.toBeVisible();
    await user.type(search, ' nada');
    expect(screen.getByText('Nada encontrado para “MINIMA nada”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(search).toHaveFocus();
    expect(screen.getByLabelText('app.loja')).toHaveValue('xyz');
  });

  it('R130: show an error when an update fails or the text is longer than 200 characters, and keep the typed text', async () => {
    server.use(http.put('*/api/application-settings', () => new HttpResponse(null, { status: 500 })));
    const user = await visit(PAGE);
    await user.type(await screen.findByLabelText('app.loja'), 'y{Enter}');
    const form = within(screen.getByLabelText('app.loja').closest('form') ?? document.body);
    expect(await form.findByText('Não foi possível atualizar a configuração.')).toBeVisible();
    expect(screen.getByLabelText('app.loja')).toHaveValue('xy');
    await user.paste('a'.repeat(199));
    await user.click(screen.getByRole('button', { name: 'Salvar app.loja' }));
    expect(screen.getByLabelText('app.loja')).toHaveAccessibleDescription(/201 de 200/);
    expect(table('applicationSettings').find({ key: 'app.loja' })).toMatchObject({ value: 'x' });
  });

  it('show a value that a colleague saved in the meantime, and do not treat it as an unsaved edit', async () => {
    const user = await visit(PAGE);
    expect(await versionField()).toHaveValue('1');
    await user.click(screen.getByRole('link', { name: /Console Clínico/ }));
    await waitFor(() => expect(screen.queryByLabelText('app.versao')).toBeNull());
    table('applicationSettings').replace({ ...versionSetting, value: '2' });
    const written = sentBodies();
    act(() => window.history.back());

    const field = await versionField();
    await waitFor(() => expect(field).toHaveValue('2'));
    expect(hasUnsavedWork()).toBe(false);
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('app.loja'), 'y{Enter}');
    await screen.findByText('Configuração atualizada com sucesso!');
    expect(written).toEqual([expect.objectContaining({ key: 'app.loja', value: 'xy' })]);
    expect(storedVersion()).toMatchObject({ value: '2' });
  });

  it('keep the typed text when loading them again fails', async () => {
    const user = await visit(PAGE);
    await versionField();
    await user.click(screen.getByRole('link', { name: /Console Clínico/ }));
    await waitFor(() => expect(screen.queryByLabelText('app.versao')).toBeNull());
    const refuse = hold('get', '*/api/application-settings', () => new HttpResponse(null, { status: 500 }));
    act(() => window.history.back());
    await user.type(await versionField(), '2');
    refuse();
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(await versionField()).toHaveValue('12');
    expect(hasUnsavedWork()).toBe(true);
  });

  it('keep the text that is typed while a save is pending, also as a draft, and send it with the next save', async () => {
    const letGo = hold('put', '*/api/application-settings');
    const written = sentBodies();
    const user = await visit(PAGE);
    await user.type(await versionField(), '2{Enter}');
    await user.type(await versionField(), '3');
    letGo();
    expect(await screen.findByText('Configuração atualizada com sucesso!')).toBeVisible();
    expect(storedVersion()).toMatchObject({ value: '12' });
    expect(await versionField()).toHaveValue('123');
    expect(hasUnsavedWork()).toBe(true);
    await waitFor(async () => expect(await valuesLeft('app.versao')).toEqual(['123']));

    await user.click(saveButton());
    await waitFor(() => expect(storedVersion()).toMatchObject({ value: '123' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(written).toEqual(['12', '123'].map(value => expect.objectContaining({ value })));
  });
});

describe('text that was typed into application settings and not saved', () => {
  const restoreButtons = () => screen.findAllByRole('button', { name: ptBr.entity.draft.restore });

  it('is offered at its own setting after a reload, and saving one setting removes only its own draft', async () => {
    const typed = await visit(PAGE);
    await typed.type(await versionField(), '2');
    await typed.type(screen.getByLabelText('app.loja'), 'yz');
    await waitFor(async () => expect(await valuesLeft('app.loja')).toEqual(['xyz']));

    const user = await reload();
    expect(await versionField()).toHaveValue('1');
    expect(await restoreButtons()).toHaveLength(2);
    const row = within((await versionField()).closest('li') ?? document.body);
    expect(row.getByText(/Há texto não salvo.*\(2 caracteres\)/)).toBeVisible();
    await user.click(row.getByRole('button', { name: ptBr.entity.draft.restore }));
    expect(await versionField()).toHaveValue('12');
    expect(screen.getByLabelText('app.loja')).toHaveValue('x');
    await user.click(saveButton());
    expect(await screen.findByText('Configuração atualizada com sucesso!')).toBeVisible();
    expect(storedVersion()).toMatchObject({ value: '12' });
    await waitFor(async () => expect(await valuesLeft('app.versao')).toEqual([]));
    expect(await valuesLeft('app.loja')).toEqual(['xyz']);
    expect(await restoreButtons()).toHaveLength(1);
  });

  it('is listed on the home page, under the name of the setting, with a link to the settings', async () => {
    const user = await visit(PAGE);
    await user.type(await versionField(), '2');
    await waitFor(async () => expect(await valuesLeft('app.versao')).toEqual(['12']));
    window.history.replaceState(null, '', '#/');
    const again = await reload();
    await again.click(await screen.findByRole('link', { name: 'app.versao' }));
    expect(await restoreButtons()).toHaveLength(1);
  });
});
