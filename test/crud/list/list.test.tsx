import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ptBr } from '../../../i18n/pt-br';
import { server, table } from '../../mock-backend/server';
import { hold } from '../../support/hold';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

const LIST = '/application-admin/disease-synonym';

let requested: string[];

beforeEach(() => {
  requested = requests(/\/api\/disease-synonyms\?/);
  for (let number = 1; number <= 45; number += 1)
    table('diseaseSynonyms').insert({ name: `Febre ${String(number).padStart(2, '0')}` });
});

/** What the list requested of this parameter. */
const asked = (name: string) => requested.map(line => new URLSearchParams(line.split('?')[1]).get(name));

it('R47, F33: a search from page 3 starts at page 1', async () => {
  const user = await visit(`${LIST}?page=3`);
  await screen.findByRole('row', { name: /Febre 41/ });
  await user.type(screen.getByRole('searchbox'), 'Febre{Enter}');
  await screen.findByRole('row', { name: /Febre 01/ });
  expect(asked('page')).toEqual(['2', '0']);
  expect(asked('name')[1]).toBe('Febre');
  expect(window.location.hash).toBe(`#${LIST}?search=Febre`);
});

it('a search with a space at its end is requested without it, and the space stays for the next word', async () => {
  const user = await visit(LIST);
  await screen.findByText(/de 45/);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'Febre ');
  await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?search=Febre`));
  expect(field).toHaveValue('Febre ');
  await user.type(field, '41{Enter}');
  expect(await screen.findByRole('row', { name: /Febre 41/ })).toBeVisible();
  expect(asked('name')).toEqual([null, 'Febre', 'Febre 41']);
});

it('F187: a ligature of a PDF file is searched by its letters', async () => {
  table('diseaseSynonyms').insert({ name: 'Fibrilação' });
  const user = await visit(LIST);
  await user.type(await screen.findByRole('searchbox'), 'ﬁbrilação{Enter}');
  expect(await screen.findByRole('row', { name: /Fibrilação/ })).toBeVisible();
  expect(asked('name')).toEqual([null, 'fibrilação']);
});

it('R47: a search starts when the text, of at most 1,000 characters, has not changed for 500 ms; spaces alone are none', async () => {
  const user = await visit(LIST);
  await screen.findByText(/de 45/);
  const field = screen.getByRole('searchbox');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  for (const value of ['F', 'Fe', ' \u00a0\u200b']) {
    fireEvent.change(field, { target: { value } });
    await pass(499);
  }
  await pass(1);
  fireEvent.change(field, { target: { value: 'Fe' } });
  await pass(499);
  expect(window.location.hash).toBe(`#${LIST}`);
  await pass(1);
  expect(window.location.hash).toBe(`#${LIST}?search=Fe`);
  expect(asked('name')).toEqual([null, 'Fe']);
  await user.click(field);
  await user.paste('a'.repeat(1001));
  expect(field).toHaveValue(`Fe${'a'.repeat(998)}`);
});

it('an address with spaces around its search requests the search without them', async () => {
  await visit(`${LIST}?search=%20Febre%2041%C2%A0`);
  expect(await screen.findByRole('row', { name: /Febre 41/ })).toBeVisible();
  expect(asked('name')).toEqual(['Febre 41']);
});

it('F32: a search that is cleared right after a key press stays cleared, and the typed text is not requested', async () => {
  const user = await visit(`${LIST}?search=Febre`);
  await screen.findByText(/de 45/);
  await user.type(screen.getByRole('searchbox'), ' 41');
  await user.click(screen.getByRole('button', { name: 'Limpar a busca' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(window.location.hash).toBe(`#${LIST}`);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(asked('name')).toEqual(['Febre', null]);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('B3: a search that is not sent yet neither applies to the section that is opened next nor returns to its own', async () => {
  const user = await visit(LIST);
  await user.type(await screen.findByRole('searchbox'), 'asma');
  await user.click(screen.getByRole('button', { name: 'Seções' }));
  const menu = within(screen.getByRole('navigation', { name: 'Seções' }));
  await user.click(menu.getByRole('link', { name: 'Sintomas' }));
  await screen.findByRole('heading', { name: 'Sintomas' });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(window.location.hash).toBe('#/application-admin/symptoms');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(asked('name')).toEqual([null]);
});

it('a search without hits is named, and when it is cleared below, the rows are back and the search field has the focus', async () => {
  const user = await visit(`${LIST}?search=Gripe`);
  const nothing = within((await screen.findByText('Nada encontrado para “Gripe”.')).parentElement ?? document.body);
  await user.click(nothing.getByRole('button', { name: 'Limpar a busca' }));
  expect(await screen.findByRole('row', { name: /Febre 01/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('a list without records names itself and offers the form of the first record', async () => {
  const user = await visit('/application-admin/symptoms');
  expect(await screen.findByText('Ainda não há nada em “Sintomas”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar o primeiro' }));
  expect(await screen.findByRole('heading', { name: 'Novo sintoma' })).toBeVisible();
});

it('B3: the page that Back leads to is requested again, after the same list was opened in the menu', async () => {
  window.history.pushState(null, '');
  const user = await visit(LIST);
  const { length } = window.history;
  await user.click(await screen.findByRole('button', { name: 'Página 2' }));
  await screen.findByRole('row', { name: /Febre 21/ });
  expect(window.history.length).toBe(length);
  await user.click(screen.getByRole('button', { name: 'Seções' }));
  const menu = within(screen.getByRole('navigation', { name: 'Seções' }));
  await user.click(menu.getByRole('link', { name: 'Sinônimos de doenças' }));
  await screen.findByRole('row', { name: /Febre 01/ });
  act(() => window.history.back());
  expect(await screen.findByRole('row', { name: /Febre 21/ })).toBeVisible();
  expect(asked('page')).toEqual(['0', '1', '0', '1']);
});

it('the rows stay while another page loads, and are dimmed only after a quarter of a second', async () => {
  const user = await visit(LIST);
  await screen.findByRole('row', { name: /Febre 01/ });
  const letGo = hold('get', '*/api/disease-synonyms');
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('table')).not.toHaveClass('is-waiting');
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('table')).toHaveClass('is-waiting');
  expect(screen.getByRole('row', { name: /Febre 01/ })).toBeVisible();
  letGo();
  expect(await screen.findByRole('row', { name: /Febre 21/ })).toBeVisible();
});

it('a page beyond the end redirects to the last page', async () => {
  await visit(`${LIST}?page=9`);
  expect(await screen.findByRole('row', { name: /Febre 45/ })).toBeVisible();
  expect(asked('page')).toEqual(['8', '2']);
  expect(window.location.hash).toBe(`#${LIST}?page=3`);
});

it('R54, F34: the previous page is shown after the only row of the last page is deleted', async () => {
  for (const { id, name } of table<{ id: number; name: string }>('diseaseSynonyms').all())
    if (Number(name.slice(6)) > 41) table('diseaseSynonyms').remove(id);
  const user = await visit(`${LIST}?page=3`);
  await user.click(await screen.findByRole('button', { name: 'Excluir Febre 41' }));
  expect(await screen.findByRole('row', { name: /Febre 40/ })).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?page=2`));
});

it('a list that takes ten seconds to answer says so until the user stops waiting, and an answered one does not', async () => {
  server.use(http.get('*/api/disease-synonyms', () => new Promise<undefined>(() => {}), { once: true }));
  const user = await visit(LIST);
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByText(ptBr.network.slow)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText(ptBr.network.slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: ptBr.network.cancel }));
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('row', { name: /Febre 01/ });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText(ptBr.network.slow)).toBeNull();
});
