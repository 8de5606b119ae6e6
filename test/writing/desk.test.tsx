import { act, screen, waitFor, within } from '@testing-library/react';
import { table } from '../backend/server';
import { visit } from '../support/visit';

const FORM = '/application-admin/semiologies/manage';
const stored = () =>
  table('semiologies')
    .all()
    .map(({ anamnesisContent }) =>
      Buffer.from((anamnesisContent as { rawMarkdownAvailable: string }).rawMarkdownAvailable, 'base64').toString(),
    );

/** Opens the writing desk of a new semiology. */
const openDesk = async () => {
  const user = await visit(FORM);
  await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  return { user, area: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anamnese' }) };
};

describe('the toolbar', () => {
  it('is one stop of the Tab key, and arrows move inside', async () => {
    const { user, area } = await openDesk();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatação do texto' });
    const tool = (name: string) => within(toolbar).getByRole('button', { name });
    area.focus();
    await user.tab({ shift: true });
    expect(tool('Negrito')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Itálico')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}{ArrowRight}{End}{Home}{ArrowRight}');
    expect(tool('Itálico')).toHaveFocus();
    await user.tab();
    expect(area).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Itálico')).toHaveFocus();
    expect(tool('Negrito')).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
  });

  it('changes the text, which reaches preview, form and server', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'dose certa');
    area.setSelectionRange(0, 4);
    await user.click(screen.getByRole('button', { name: 'Negrito' }));
    expect(area).toHaveValue('**dose** certa');
    expect(area).toHaveFocus();
    expect(await screen.findByText('dose', { selector: 'strong' })).toBeVisible();
    area.setSelectionRange(10, 10);
    await user.keyboard('{Control>}k{/Control}');
    expect(area.value).toContain('](https://)');
    await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Tosse/ });
    expect(stored()).toEqual([expect.stringContaining('**dose** ')]);
  });

  it('inserts a table of the asked size and selects its first cell', async () => {
    const { user, area } = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Tabela' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inserir tabela' });
    await user.clear(within(dialog).getByLabelText('Colunas'));
    await user.type(within(dialog).getByLabelText('Colunas'), '2{Enter}');
    expect(area.value.split('\n').slice(0, 2)).toEqual(['| Coluna 1 | Coluna 2 |', '| --- | --- |']);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Coluna 1');
    expect(area).toHaveFocus();
  });
});

it('Enter goes on with a list and ends it at an empty item', async () => {
  const { user, area } = await openDesk();
  await user.type(area, '- um{Enter}dois{Enter}{Enter}fim');
  expect(area).toHaveValue('- um\n- dois\nfim');
});

describe('what is typed', () => {
  it('is saved to the last key, however soon after it', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'abc');
    act(() => screen.getByRole('button', { name: 'Salvar' }).click());
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    expect(await screen.findByRole('textbox', { name: 'Anamnese' })).toHaveValue('abc');
  });

  it('that equals what was opened is no change: CR and LF go back as they came', async () => {
    const text = 'um\r\ndois';
    table('semiologies').insert({
      name: 'Antiga',
      isAvailableForFree: true,
      synonyms: [],
      anamnesisContent: { rawMarkdownAvailable: Buffer.from(text).toString('base64') },
    });
    const user = await visit('/application-admin/semiologies');
    await user.click(await screen.findByRole('button', { name: 'Editar Antiga' }));
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'x{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(stored()).toEqual([text]));
  });
});
