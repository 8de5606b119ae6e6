import { screen, waitFor, within } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { requests } from '../support/requests';
import { takeSaves } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/editor-contents';
const ID = 'ID do conteúdo';

/** The bodies that the next saves send. */
const bodies = () => takeSaves('editor-content');

describe('editor contents', () => {
  it.each([
    ['with letters', '0a42b', '42', 42],
    ['with a dot', '1.234', '1234', 1234],
    ['of 200 digits', '9'.repeat(200), '9'.repeat(200), '9'.repeat(200)],
  ])('R111: send every digit of an id %s', async (_, typed, shown, contentId) => {
    const sent = bodies();
    const user = await visit(`${LIST}/manage`);
    await user.click(await screen.findByLabelText(ID));
    await user.paste(typed);
    await user.tab();
    expect(screen.getByLabelText(ID)).toHaveValue(shown);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ contentId }]));
  });

  it('R111: show the name from the server, without asking for it, and send it back unchanged, even when the type is changed', async () => {
    // The awkward backend sends a type that has no label.
    useProfile('friendly');
    table('editorContents').insert({ name: 'Dengue', type: 'DISEASE', contentId: 7 });
    const [row] = table('editorContents').all();
    const sent = bodies();
    const requested = requests(/\/api\/diseases/);
    const user = await visit(LIST);
    const cells = within(await screen.findByRole('row', { name: /Dengue/ })).getAllByRole('cell');
    expect(cells.slice(0, 4).map(cell => cell.textContent)).toEqual([String(row.id), 'Dengue', 'Doença', '7']);
    await user.click(screen.getByRole('button', { name: 'Editar Dengue' }));
    expect(await screen.findByLabelText(ID)).toHaveAccessibleDescription('Dengue');
    await user.type(screen.getByLabelText(ID), '1');
    expect(screen.getByLabelText(ID)).not.toHaveAccessibleDescription();
    expect(requested).toEqual([]);
    await user.click(await screen.findByLabelText('Tipo'));
    await user.click(within(await screen.findByRole('dialog', { name: 'Tipo' })).getByText('Semiologia'));
    expect(screen.getByLabelText('Tipo')).toHaveValue('Semiologia');
    expect(screen.getByText('Dengue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ id: row.id, name: 'Dengue', type: 'SEMIOLOGY', contentId: null }]));
  });

  it('R112: lose their type with the clear button; canceling the list of types changes nothing', async () => {
    // The awkward backend sends a type that has no label.
    useProfile('friendly');
    table('editorContents').insert({ name: 'Dengue', type: 'DISEASE', contentId: 7 });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Dengue' }));
    await user.click(await screen.findByRole('button', { name: 'Escolher: Tipo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tipo' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByLabelText('Tipo')).toHaveValue('Doença');

    await user.click(screen.getByRole('button', { name: 'Limpar o tipo' }));
    expect(screen.getByLabelText('Tipo')).toHaveValue('');
    expect(screen.getByLabelText('Tipo')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Limpar o tipo' })).not.toBeInTheDocument();
  });

  it('keep an id that is typed before the first type is chosen', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(ID), '5');
    await user.click(screen.getByLabelText('Tipo'));
    await user.click(await screen.findByRole('button', { name: /^Doença/ }));
    expect(screen.getByLabelText(ID)).toHaveValue('5');
  });
});
