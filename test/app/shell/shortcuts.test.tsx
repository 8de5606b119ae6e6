import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hold } from '../../support/hold';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

const FORM = '/application-admin/disease-synonym/manage';

/** Presses a key. Returns whether the browser's default action was prevented. */
const press = (target: Element, init: KeyboardEventInit) => !fireEvent.keyDown(target, init);

/** Records the saves that the server receives. The server responds when `response` is called. */
const slowSave = () => {
  return { seen: sentBodies(), response: hold('post', '*/api/disease-synonym') };
};

describe('Ctrl+S', () => {
  it('B7: five times during a pending save sends one request, and the browser does not save the page', async () => {
    const user = await visit(FORM);
    const { seen, response } = slowSave();
    const name = await screen.findByLabelText(/Nome/);
    await user.type(name, 'Asma');
    for (let time = 0; time < 5; time += 1) {
      expect(press(name, { key: 's', ctrlKey: true, repeat: time === 3 })).toBe(true);
      await waitFor(() => expect(seen).toHaveLength(1));
    }
    expect(press(name, { key: 'S', ctrlKey: true })).toBe(true);
    response();
    expect(await screen.findByRole('heading', { name: 'Sinônimos de doenças' })).toBeVisible();
    expect(seen).toEqual([{ name: 'Asma' }]);
  });

  it('does not save the form under an open dialog, and the browser does not save the page', async () => {
    const user = await visit(FORM);
    const { seen, response } = slowSave();
    const name = await screen.findByLabelText(/Nome/);
    await user.type(name, 'Asma');
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('combobox');
    expect(press(palette, { key: 's', ctrlKey: true })).toBe(true);

    // A save under the dialog would send what was typed before it opened.
    fireEvent.keyUp(palette, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(name, ' grave');
    expect(press(name, { key: 's', ctrlKey: true })).toBe(true);
    response();
    expect(await screen.findByRole('heading', { name: 'Sinônimos de doenças' })).toBeVisible();
    expect(seen).toEqual([{ name: 'Asma grave' }]);
  });
});

describe('keyboard shortcuts', () => {
  it('the dialog lists the shortcuts of the screen, and "?" in a field only types a character', async () => {
    const user = await visit(FORM);
    const name = await screen.findByLabelText(/Nome/);
    await user.type(name, 'Por quê?/');
    expect(name).toHaveValue('Por quê?/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('main'));
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
    expect(sheet).toHaveTextContent('Ctrl SSalvar');
    expect(sheet).not.toHaveTextContent('Ir para a busca da lista');
  });

  it('the dialog opens from the account menu and includes the search shortcut on a list', async () => {
    const user = await visit('/application-admin/disease-synonym');
    await screen.findByRole('searchbox');
    await user.click(screen.getByText('editor'));
    await user.click(screen.getByText('Atalhos do teclado'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ir para a busca da lista');
  });

  it.each([
    [
      'pt-br',
      'Editar texto: Anamnese',
      'Ao escrever o texto',
      [
        'Substituir (Ctrl+H)',
        'Colar sem formato (Ctrl+Shift+V)',
        'Ir à próxima célula de uma tabela (Esc solta a tecla) (Tab)',
      ],
    ],
    [
      'en',
      'Edit text: History',
      'While writing the text',
      [
        'Replace (Ctrl+H)',
        'Paste without format (Ctrl+Shift+V)',
        'Go to the next cell of a table (Esc releases the key) (Tab)',
      ],
    ],
  ] as const)('the dialog lists each shortcut of the text editor, in %s', async (locale, open, head, others) => {
    const user = await visit('/application-admin/semiologies/manage', 'editor', locale);
    await user.click(await screen.findByRole('button', { name: open }));
    const tools = within(await screen.findByRole('toolbar')).getAllByRole('button');
    const titles = tools.flatMap(({ title }) => (title.includes('(') ? title : []));
    expect(titles).toHaveLength(8);
    tools[0].focus();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    const [page, desk] = [...sheet.querySelectorAll('section')];
    const listed = [...desk.querySelectorAll('dl > div')].map(row => {
      const keys = [...row.querySelectorAll('kbd')].map(key => key.textContent);
      return `${row.querySelector('dd')?.textContent} (${keys.join('+')})`;
    });
    expect(within(desk).getByRole('heading')).toHaveTextContent(head);
    expect(listed).toEqual([...titles, ...others]);
    // On the page around the text, the same keys have another meaning.
    expect(page).toHaveTextContent('Ctrl K');
  });

  it('on a Mac, the sheet names the keys of a Mac, and not ⌘H, which hides the browser', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const user = await visit('/application-admin/semiologies/manage');
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    const bold = await screen.findByRole('button', { name: 'Negrito' });
    expect(bold).toHaveAttribute('title', 'Negrito (⌘B)');
    expect(bold).toHaveAttribute('aria-keyshortcuts', 'Meta+B');
    bold.focus();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    expect(sheet).toHaveTextContent('⌘ BNegrito');
    expect(sheet).toHaveTextContent('⇧ ⌘ HSubstituir');
    jest.restoreAllMocks();
  });

  it('B7: move the focus to the search of a list with "/"', async () => {
    const user = await visit('/application-admin/disease-synonym');
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });
});
