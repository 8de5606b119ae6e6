import { renderHook, screen, waitFor, within } from '@testing-library/react';
import {
  queryToSave,
  type SavedSearch,
  savedSearches,
  withoutSearch,
  withSearch,
} from 'crud/list/internal/saved-searches';
import { table } from '../../mock-backend/server';
import { reload, visit } from '../../support/visit';

const LIST = '/application-admin/symptoms';
const NAME = 'Salvar esta como';

const dialog = () => screen.findByRole('dialog', { name: 'Buscas salvas' });
const hash = () => decodeURIComponent(window.location.hash);

const openDialog = async (user: Awaited<ReturnType<typeof visit>>) => {
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Buscas salvas' }));
  return within(await dialog());
};

/** Returns to this list on another day. */
const comeBack = async (path: string) => {
  window.history.replaceState(null, '', `#${path}`);
  return reload();
};

/** Saves the search of the visible list under a name. */
const saveAs = async (user: Awaited<ReturnType<typeof visit>>, name: string) => {
  const shown = await openDialog(user);
  await user.clear(shown.getByLabelText(NAME));
  await user.type(shown.getByLabelText(NAME), `${name}{Enter}`);
  await shown.findByRole('button', { name: `Abrir: ${name}` });
  await user.click(shown.getAllByRole('button', { name: 'Fechar' })[0]);
};

describe('saved searches of a list', () => {
  beforeEach(() => ['Tosse', 'Febre'].forEach(name => table('symptoms').insert({ name })));

  it('B17: are saved under a name from any page of the list, and open after a reload', async () => {
    for (let number = 1; number <= 20; number += 1) table('symptoms').insert({ name: `Tosse ${number}` });
    const first = await visit(`${LIST}?page=2&search=tos`);
    expect((await openDialog(first)).getByLabelText(NAME)).toHaveValue('tos');
    await first.keyboard('{Escape}');
    await saveAs(first, 'Da garganta');
    const user = await comeBack(LIST);
    expect(await screen.findByRole('row', { name: /Febre/ })).toBeVisible();

    const shown = await openDialog(user);
    expect(shown.queryByLabelText(NAME)).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Abrir: Da garganta' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Febre/ })).not.toBeInTheDocument());
    expect(hash()).toBe(`#${LIST}?search=tos`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
  });

  it('keep the focus and their position during a rename, open with the first click after it, and are removed', async () => {
    savedSearches.change('editor', () => [
      { base: LIST, name: 'Dois', query: '?search=feb' },
      { base: LIST, name: 'Um', query: '?search=tos' },
    ]);
    const user = await visit(LIST);
    const shown = await openDialog(user);
    const field = shown.getByLabelText('Buscas salvas: Um');
    // Its own name with spaces after it is no other name.
    await user.type(field, '  {Enter}');
    expect(field).toBeValid();
    await user.type(field, '{Backspace}{Backspace} só{Enter}');
    expect(field).toHaveAccessibleName('Buscas salvas: Um só');
    expect(field).toHaveFocus();
    await user.type(field, 'A ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    const [, press] = shown.getAllByRole('button', { name: /^Abrir/ });
    await user.click(press);
    await waitFor(() => expect(hash()).toBe(`#${LIST}?search=tos`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const again = await openDialog(user);
    await user.click(again.getByRole('button', { name: 'Remover Dois' }));
    const names = within(again.getByRole('list', { name: 'Buscas salvas' })).getAllByRole<HTMLInputElement>('textbox');
    expect(names.map(({ value }) => value)).toEqual(['A Um só']);
    expect(again.getAllByRole('button', { name: 'Fechar' })[1]).toHaveFocus();
  });

  it.each([
    ['{Backspace}{Backspace}', '', 'Campo obrigatório.'],
    ['{Backspace}{Backspace}Dois', 'Dois', 'Outra busca salva já tem este nome.'],
  ])('keep a refused name in its field and show the reason there: keys %s', async (keys, typed, reason) => {
    savedSearches.change('editor', () => ['Dois', 'Um'].map(name => ({ base: LIST, name, query: '?search=tos' })));
    const user = await visit(LIST);
    const field = (await openDialog(user)).getByRole('textbox', { name: /: Um$/ });
    await user.type(field, `${keys}{Enter}`);
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.tab();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(reason);

    await user.type(field, ' Três{Tab}');
    expect(await screen.findByRole('textbox', { name: new RegExp(`: ${typed} ?Três$`) })).toBeValid();
  });

  it('are left out when they are stored in an invalid format', async () => {
    const whole = { base: LIST, name: 'Um', query: '?search=tos' };
    const damaged = [null, 'Um', { ...whole, base: 1 }, { ...whole, name: null }, { ...whole, query: {} }];
    localStorage.setItem('searches|v1|editor', JSON.stringify([...damaged, whole]));
    expect(renderHook(() => savedSearches.useOf('editor')).result.current).toEqual([whole]);
  });

  it('are shown only in their own section', async () => {
    await saveAs(await visit(`${LIST}?search=tos`), 'Um');
    const shown = await openDialog(await comeBack('/application-admin/risk-factor'));
    expect(shown.getByText(/^Nenhuma ainda/)).toBeVisible();
  });
});

it.each(['/application-admin/user-application', '/admin/user-management'])('%s has no saved searches', async path => {
  const user = await visit(path, 'everything');
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  expect(await screen.findByRole('menuitem', { name: 'Exportar CSV' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Buscas salvas' })).not.toBeInTheDocument();
});

const of = (base: string, name: string, query = `?search=${name}`): SavedSearch => ({ base, name, query });
const stored = [of('/a', 'Asma'), of('/b', 'Asma'), of('/a', 'zika')];

it('a search is added to those of all lists, sorted by name', () => {
  expect(withSearch(stored, of('/a', 'élitro')).map(({ name }) => name)).toEqual(['Asma', 'Asma', 'élitro', 'zika']);
});

it('a search replaces a search with the same name in its own list only', () => {
  const changed = withSearch(stored, of('/a', 'Asma', '?sort=id,desc'));
  expect(changed).toHaveLength(3);
  expect(changed).toEqual(expect.arrayContaining([of('/a', 'Asma', '?sort=id,desc'), of('/b', 'Asma')]));
});

it('a search is removed from its own list only', () => {
  expect(withoutSearch(stored, of('/a', 'Asma'))).toEqual([of('/b', 'Asma'), of('/a', 'zika')]);
});

it.each([
  ['?search=a&sort=id,desc&page=2', '?search=a&sort=id,desc', 'a'],
  ['?sort=id,desc', '?sort=id,desc', ''],
  ['?page=3', '', ''],
  ['', '', ''],
])('the query %s is saved as %s', (shown, query, words) => expect(queryToSave(shown)).toEqual({ query, words }));
