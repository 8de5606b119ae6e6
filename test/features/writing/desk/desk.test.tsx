import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { publishSignOut } from 'core/auth/sign-out';
import { server, table } from '../../../mock-backend/server';
import { stubCanvas } from '../../../support/canvas';
import { insertSemiology } from '../../../support/laboratory';
import { openRecord } from '../../../support/open-record';
import { exif, GIF, JPEG, jpegWith, tiff } from '../../../support/picture-bytes';
import { visit } from '../../../support/visit';

// The find bar keeps its replacement until a sign-out.
beforeEach(() => publishSignOut('ana'));

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
  it('is one tab stop, and arrow keys move the focus inside it', async () => {
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
    expect(tool('Negrito')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
  });

  it('changes the text, and the change reaches the preview, the form and the server', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'dose certa');
    area.setSelectionRange(0, 4);
    await user.click(screen.getByRole('button', { name: 'Negrito' }));
    expect(area).toHaveValue('**dose** certa');
    expect(area).toHaveFocus();
    expect(await screen.findByText('dose', { selector: 'strong' })).toBeVisible();
    area.setSelectionRange(9, 14);
    await user.keyboard('{Control>}k{/Control}');
    expect(area.value).toBe('**dose** [certa](https://)');
    await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
    await screen.findByLabelText(/^Nome/);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Tosse/ });
    expect(stored()).toEqual([expect.stringContaining('**dose** ')]);
  });

  it('inserts a table of the chosen size and selects its first cell', async () => {
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

it('Tab moves between the cells of a table, and out of the text after the last one, or after Esc', async () => {
  const { user, area } = await openDesk();
  await user.click(area);
  await user.paste('antes\n\n| A | B \\| C |\n| --- | --- |\n|   | fim |\n');
  const chosen = () => [area.selectionStart, area.value.slice(area.selectionStart, area.selectionEnd)];
  area.setSelectionRange(9, 9);
  await user.tab();
  expect(chosen()).toEqual([13, 'B \\| C']);
  await user.tab();
  expect(chosen()).toEqual([38, '']);
  await user.tab();
  expect(chosen()).toEqual([42, 'fim']);
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(chosen()).toEqual([13, 'B \\| C']);
  await user.keyboard('{Escape}');
  await user.tab();
  expect(area).not.toHaveFocus();
  area.focus();
  area.setSelectionRange(43, 43);
  await user.tab();
  expect(area).not.toHaveFocus();
  area.focus();
  area.setSelectionRange(2, 2);
  await user.tab();
  expect(area).not.toHaveFocus();
});

it('the desk of a new record shows its name as it is typed', async () => {
  await openDesk();
  expect(screen.getByRole('heading', { level: 1, name: /^.?Tosse.? · Anamnese$/ })).toBeVisible();
});

it('Enter continues a list and ends it at an empty item', async () => {
  const { user, area } = await openDesk();
  await user.type(area, '- um{Enter}dois{Enter}{Enter}fim');
  expect(area).toHaveValue('- um\n- dois\nfim');
});

describe('typed text', () => {
  it('is kept up to the last key, even if Save is pressed right after it', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'abc');
    act(() => screen.getByRole('button', { name: 'Salvar' }).click());
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    expect(await screen.findByRole('textbox', { name: 'Anamnese' })).toHaveValue('abc');
  });

  it('that is removed again is not a change, and CRLF line breaks are sent back unchanged', async () => {
    const text = 'um\r\ndois';
    insertSemiology('Antiga', text);
    const user = await openRecord('/application-admin/semiologies', 'Antiga');
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    await user.type(await screen.findByRole('textbox', { name: 'Anamnese' }), 'x{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(stored()).toEqual([text]));
  });

  it('is not written into the document at each key, where a long text would make each key slow', async () => {
    insertSemiology('Antiga', 'um');
    const user = await openRecord('/application-admin/semiologies', 'Antiga');
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    const area = await screen.findByRole('textbox', { name: 'Anamnese' });
    const written = jest.fn();
    new MutationObserver(written).observe(area, { childList: true, characterData: true, subtree: true });
    await user.type(area, ' dois');
    expect(area).toHaveValue('um dois');
    expect(written).not.toHaveBeenCalled();
  });
});

const gif = (name: string) => new File([GIF], name, { type: 'image/gif' });
const picture = (referenceName: string) => ({
  referenceName,
  content: GIF.toString('base64'),
  contentContentType: 'image/gif',
});
const paste = (area: HTMLElement, files: File[], text = '') =>
  fireEvent.paste(area, { clipboardData: { files, getData: () => text } });

describe('pictures', () => {
  it('from the library show their numbers where they have one name, are found by search and inserted at the caret', async () => {
    const ids = ['sopro', 'sopro ', 'sopro-2', 'ictus'].map(
      name => table('applicationPictures').insert(picture(name)).id,
    );
    const { user, area } = await openDesk();
    await user.type(area, 'antes depois');
    area.setSelectionRange(6, 6);
    await user.click(screen.getByRole('button', { name: 'Imagem' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inserir imagem' });
    await within(dialog).findByRole('button', { name: 'ictus' });
    ids.slice(0, 2).forEach(id => expect(within(dialog).getByRole('button', { name: `sopro nº ${id}` })).toBeVisible());
    await user.type(within(dialog).getByRole('searchbox'), 'sopro-2{Enter}');
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'ictus' })).not.toBeInTheDocument());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(area).toHaveValue('antes ![sopro-2](/images/sopro-2)depois');
    expect(area).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'sopro-2' })).toBeVisible();
  });

  it('that are pasted without text are added to the library under a name and inserted into the text', async () => {
    const { user, area } = await openDesk();
    paste(area, [gif('image.gif')], 'Sinal de Cullen');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    paste(area, [gif('Sinal de Cullen.gif')]);
    const dialog = await screen.findByRole('dialog', { name: 'Enviar imagem' });
    expect(within(dialog).getByLabelText(/Nome de referência/)).toHaveValue('sinal-de-cullen');
    await within(dialog).findByRole('img');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('![sinal-de-cullen](/images/sinal-de-cullen)'));
    expect(table('applicationPictures').all()).toEqual([{ id: expect.any(Number), ...picture('sinal-de-cullen') }]);
    expect(await screen.findByRole('img', { name: 'sinal-de-cullen' })).toBeVisible();
  });

  it('whose name is taken show an error at the name, and neither the picture nor the text is lost', async () => {
    table('applicationPictures').insert(picture('sopro'));
    const { user, area } = await openDesk();
    await user.type(area, 'texto');
    paste(area, [gif('sopro.gif')]);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('img');
    await user.keyboard('{Enter}');
    const name = within(dialog).getByLabelText(/Nome de referência/);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Já existe uma imagem com este nome de referência.'));
    await user.type(name, '-novo{Enter}');
    await waitFor(() => expect(area).toHaveValue('texto![sopro-novo](/images/sopro-novo)'));
  });

  it('after another picture get a blank line, wherever the caret stands behind it', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'texto ');
    fireEvent.change(area, { target: { value: '![a](/images/a)\n' } });
    paste(area, [gif('b.gif')]);
    await within(await screen.findByRole('dialog')).findByRole('img');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('![a](/images/a)\n\n![b](/images/b)'));
  });

  it('need a name, and are named one after the other when several are dropped', async () => {
    const { user, area } = await openDesk();
    fireEvent.drop(area, { dataTransfer: { files: [gif('image.gif'), gif('b.gif')], types: ['Files'] } });
    const name = within(await screen.findByRole('dialog')).getByLabelText(/Nome de referência/);
    await screen.findByRole('img');
    await user.keyboard('{Enter}');
    expect(name).toHaveAccessibleDescription('Campo obrigatório.');
    await user.type(name, 'a{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/Nome de referência/)).toHaveValue('b'));
    await within(screen.getByRole('dialog')).findByRole('img');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('![a](/images/a)\n\n![b](/images/b)'));
  });

  it('that are dropped lose the place where they were taken, and a large one is offered smaller', async () => {
    stubCanvas(JPEG, { width: 8000, height: 5000 });
    const { user, area } = await openDesk();
    const photo = new File([jpegWith(exif(tiff(6)))], 'foto.jpg', { type: 'image/jpeg' });
    fireEvent.drop(area, { dataTransfer: { files: [photo], types: ['Files'] } });
    const dialog = await screen.findByRole('dialog', { name: 'Enviar imagem' });
    expect(await within(dialog).findByText(/^O local e os outros dados que a câmera gravou/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Reduzir para 2.000 × 1.250 px' }));
    expect(await within(dialog).findByText('A imagem foi reduzida para 2.000 × 1.250 px.')).toBeVisible();
    expect(within(dialog).getByLabelText(/Nome de referência/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('![foto](/images/foto)'));
    expect(table('applicationPictures').all()).toEqual([
      expect.objectContaining({ content: JPEG.toString('base64'), contentContentType: 'image/jpeg' }),
    ]);
    jest.restoreAllMocks();
  });

  it('that the library does not have are counted, and their buttons select them in the text', async () => {
    table('applicationPictures').insert(picture('sopro'));
    const { user, area } = await openDesk();
    await user.type(area, '![[a](/images/sopro) ![[b](/images/perdida) ![[c](/images/perdida)');
    expect(await screen.findByText('1 imagem não encontrada')).toBeVisible();
    const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
    await user.click(screen.getByRole('button', { name: 'perdida' }));
    expect(selected()).toBe('![b](/images/perdida)');
    await user.click(screen.getByRole('button', { name: 'perdida' }));
    expect(selected()).toBe('![c](/images/perdida)');
    await user.keyboard('![[a](/images/sopro)');
    expect(await screen.findByText('1 imagem não encontrada')).toBeVisible();
  });

  it('that fail to load are not reported as missing', async () => {
    server.use(http.get('*/api/application-pictures', () => HttpResponse.error()));
    const { user, area } = await openDesk();
    await user.type(area, '![[a](/images/sopro)');
    expect(await screen.findByText('Não foi possível carregar a imagem sopro')).toBeVisible();
    expect(screen.queryByText('1 imagem não encontrada')).not.toBeInTheDocument();
  });
});

describe('find and replace', () => {
  const openBar = async (text: string) => {
    const { user, area } = await openDesk();
    await user.type(area, text);
    area.setSelectionRange(0, 0);
    await user.keyboard('{Control>}f{/Control}');
    return { user, area, sought: await screen.findByRole('searchbox', { name: 'Localizar' }) };
  };
  const selected = (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd);

  it('moves from match to match and shows the number of the current match', async () => {
    const { user, area, sought } = await openBar('Dose, dóse e dose');
    expect(sought).toHaveFocus();
    await user.keyboard('dose');
    expect(await screen.findByText('1 de 3')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('3 de 3')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 de 3')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await screen.findByText('3 de 3')).toBeVisible();
    await user.click(screen.getByLabelText('Diferenciar acentos'));
    expect(await screen.findByText(/de 2$/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(area).toHaveFocus();
    expect(selected(area).toLowerCase()).toBe('dose');
    expect(screen.queryByRole('searchbox', { name: 'Localizar' })).not.toBeInTheDocument();
  });

  it('is left to the Mac where Ctrl moves the caret, and opens with ⌘F or ⇧⌘H', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user, area } = await openDesk();
    await user.type(area, 'dose');
    const press = (init: KeyboardEventInit) => !fireEvent.keyDown(area, init);
    expect(['b', 'f', 'k', 'h', 's'].map(key => press({ key, ctrlKey: true }))).toEqual(Array(5).fill(false));
    expect(press({ key: 'h', metaKey: true })).toBe(false);
    expect(area).toHaveValue('dose');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(press({ key: 'H', metaKey: true, shiftKey: true })).toBe(true);
    expect(await screen.findByRole('searchbox', { name: 'Localizar' })).toHaveFocus();
    jest.restoreAllMocks();
  });

  it('replaces one match, then all matches, and nothing else', async () => {
    const { user, area } = await openBar('um dois um três um');
    await user.keyboard('um');
    await user.type(screen.getByLabelText('Substituir por'), 'UM{Enter}');
    expect(area).toHaveValue('UM dois um três um');
    await user.click(screen.getByLabelText('Diferenciar maiúsculas'));
    await user.click(screen.getByRole('button', { name: 'Substituir tudo' }));
    expect(area).toHaveValue('UM dois UM três UM');
    expect(await screen.findByText('Nada encontrado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desfazer a substituição' })).not.toBeInTheDocument();
  });

  it('can undo a replacement that is too long for the undo of the browser, until more is typed', async () => {
    const long = Array.from({ length: 400 }, (_, at) => `Linha ${at}: dose de manutenção e dose de ataque.`).join('\n');
    const { user, area } = await openBar('x');
    fireEvent.input(area, { target: { value: long } });
    await user.keyboard('dose');
    await screen.findByText('1 de 800');
    await user.type(screen.getByLabelText('Substituir por'), 'medida');
    await user.click(screen.getByRole('button', { name: 'Substituir tudo' }));
    expect(area.value).toBe(long.replace(/dose/g, 'medida'));
    const undo = await screen.findByRole('button', { name: 'Desfazer a substituição' });
    await user.click(undo);
    expect(area.value).toBe(long);
    expect(area).toHaveFocus();
    expect(undo).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Substituir tudo' }));
    await screen.findByRole('button', { name: 'Desfazer a substituição' });
    await user.type(area, '!');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer a substituição' })).toBeNull());
    expect(area.value).toContain('!');
  });
});

it('the editor counts words and characters when typing pauses', async () => {
  const { user, area } = await openDesk();
  await user.type(area, 'Três palavras aqui');
  expect(await screen.findByText(/3 palavras · 18 caracteres/)).toBeVisible();
});

it('the divider is moved with the keyboard, and its position is remembered', async () => {
  const { user } = await openDesk();
  const divider = screen.getByRole('separator', { name: 'Largura do texto' });
  divider.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(divider).toHaveAttribute('aria-valuenow', '60');
  await user.keyboard('{End}{ArrowRight}');
  expect(divider).toHaveAttribute('aria-valuenow', '75');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
  expect(await screen.findByRole('separator')).toHaveAttribute('aria-valuenow', '75');
});

it('full screen covers the page and keeps the focus, and Esc closes it', async () => {
  const { user, area } = await openDesk();
  await user.type(area, 'abc');
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'Tela cheia' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('header')?.closest('[inert]') ?? null).not.toBeNull();
  expect(area).toHaveFocus();
  await user.keyboard('d{Escape}');
  expect(document.querySelector('[inert]')).toBeNull();
  expect(area).toHaveValue('abcd');
  expect(area).toHaveFocus();
});
