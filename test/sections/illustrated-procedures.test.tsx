import { screen, waitFor, within } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/illustrated-procedures';
const raw = (text: string) => ({ rawMarkdownAvailable: Buffer.from(text, 'utf8').toString('base64') });

const write = async (user: Awaited<ReturnType<typeof visit>>, label: string, text: string) => {
  await user.click(await screen.findByRole('button', { name: `Editar texto: ${label}` }));
  const editor = await screen.findByRole('textbox', { name: label });
  await user.clear(editor);
  await user.type(editor, text);
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await screen.findByLabelText(/Nome/);
};

describe('illustrated procedures', () => {
  it('R67: recognize a lowercase content type: the edited text keeps its position, and the type is sent unchanged', async () => {
    const content = { id: 71, type: 'technician', content: { id: 5, ...raw('Passo a passo') } };
    const stored = { id: 1, name: 'Sutura', free: true, illustratedProcedureContents: [content] };
    const sent = serveList('illustrated-procedures', stored);
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Sutura' }));
    expect(await screen.findAllByText('Sem texto.')).toHaveLength(3);
    await write(user, 'Técnica', 'Ação nova');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { illustratedProcedureContents: [{ ...content, content: { id: 5, ...raw('Ação nova') } }] },
      ]),
    );
  });

  it('R107: accept only existing synonyms', async () => {
    table('illustratedProcedureSynonyms').insert({ name: 'Raquicentese' });
    const user = await visit(`${LIST}/manage`);
    await user.click(await screen.findByRole('button', { name: 'Escolher: Sinônimos' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Raquicentese' });
    await user.type(within(dialog).getByRole('searchbox'), 'inédito{Enter}');
    await within(dialog).findByText('Nada encontrado para “inédito”.');
    expect(within(dialog).queryByRole('button', { name: /“inédito”/ })).not.toBeInTheDocument();
  });
});
