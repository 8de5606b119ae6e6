import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadReader } from 'features/pasting/reader';
import { visit } from '../../../support/visit';

/** Opens the writing desk of a new semiology. */
const openDesk = async () => {
  await loadReader();
  const user = await visit('/application-admin/semiologies/manage');
  await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
  return { user, area: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anamnese' }) };
};

/** Pastes what a program has put on the clipboard. Returns whether the browser is left to paste the plain text. */
const paste = (area: HTMLElement, html: string, plain: string) => {
  const texts: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  return fireEvent.paste(area, { clipboardData: { files: [], getData: (type: string) => texts[type] ?? '' } });
};

const note = () => screen.getByText(/^(Colado|Lista colada)/);
const DOCS =
  '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Dose</h2><ul><li><p>10<sup>9</sup>/L</p></li></ul></b>';

it('B24: formatted text becomes Markdown between the paragraphs around it; a line says what came, until it is changed', async () => {
  const { user, area } = await openDesk();
  await user.type(area, 'AntesDepois');
  area.setSelectionRange(5, 5);
  expect(paste(area, DOCS, 'Dose\n109/L')).toBe(false);
  expect(area).toHaveValue('Antes\n\n## Dose\n\n- 10⁹/L\n\nDepois');
  expect(note()).toHaveTextContent('Colado do Google Docs: 1 título, 1 item · Colar sem formato');
  expect(await screen.findByRole('heading', { name: 'Dose' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Colar sem formato' }));
  expect(area).toHaveValue('AntesDose\n109/LDepois');
  expect(area).toHaveFocus();
  expect(screen.queryByText(/Colado/)).not.toBeInTheDocument();

  paste(area, '<p>5 <b>mg</b></p>', '5 mg');
  expect(area).toHaveValue('AntesDose\n109/L5 **mg**Depois');
  expect(note()).toHaveTextContent('Colado com formato · Colar sem formato');
  area.setSelectionRange(16, 16);
  await user.type(area, '0', { skipClick: true });
  await waitFor(() => expect(screen.queryByText(/Colado/)).not.toBeInTheDocument());
});

it('B24: what did not arrive is told, and what has no formats or is pasted with Ctrl+Shift+V is left to the browser', async () => {
  const { user, area } = await openDesk();
  const html =
    '<p>x<sup>y</sup> <b>b</b><img src="file:///C:/a.png"></p><table><tr><td>A<br>B<td>C<tr><td>1<td>2</table>';
  paste(area, html, 'xy b\nA B\tC\n1\t2');
  expect(note()).toHaveTextContent(
    'Colado com formato: 1 tabela · 1 imagem não veio · 1 célula teve suas linhas unidas · sem sinal sobrescrito ou subscrito: xy · Colar sem formato',
  );
  expect(paste(area, '<p>uma frase</p>', 'uma frase')).toBe(true);
  expect(screen.queryByText(/Colado/)).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}V{/Shift}{/Control}');
  expect(paste(area, DOCS, 'Dose')).toBe(true);
});

it('B24: if the formats would cost words, the plain text is pasted, and that is told', async () => {
  const { area } = await openDesk();
  expect(paste(area, '<p><b>Primeira</b> frase</p><p>Segun', 'Primeira frase\r\nSegunda sentença')).toBe(false);
  expect(area).toHaveValue('Primeira frase\nSegunda sentença');
  expect(note()).toHaveTextContent(/^Colado sem formato: a formatação não pôde ser lida por inteiro$/);
});

it('B24: a paste of many lines is undone in one step, once what was typed after it is undone', async () => {
  const { user, area } = await openDesk();
  await user.type(area, 'Antes fim');
  area.setSelectionRange(6, 9);
  paste(area, Array.from({ length: 80 }, (_, at) => `<h2>Título ${at}</h2>`).join(''), '');
  expect(area.value).toMatch(/^Antes \n\n## Título 0\n\n[^]*## Título 79$/);
  const pasted = area.value;
  area.setSelectionRange(pasted.length, pasted.length);
  await user.type(area, 'x', { skipClick: true });
  await user.keyboard('{Control>}z{/Control}');
  expect(area).toHaveValue(`${pasted}x`);
  await user.keyboard('{Backspace}{Control>}z{/Control}');
  expect(area).toHaveValue('Antes fim');
  fireEvent.change(area, { target: { value: `${pasted}x` } });
  area.setSelectionRange(pasted.length + 1, pasted.length + 1);
  paste(area, Array.from({ length: 80 }, (_, at) => `<h2>Outro ${at}</h2>`).join(''), '');
  await user.keyboard('{Control>}z{/Control}');
  expect(area).toHaveValue(`${pasted}x`);
  await user.keyboard('{Control>}z{/Control}');
  expect(area).toHaveValue(`${pasted}x`);
});

it('B24: a list that was copied as text becomes a list; a paste into another field of the desk stays plain', async () => {
  const { user, area } = await openDesk();
  paste(area, '', '•\tFebre alta\n•\tTosse seca');
  expect(area).toHaveValue('- Febre alta\n- Tosse seca');
  expect(note()).toHaveTextContent('Lista colada: 2 itens · Colar sem formato');
  await user.keyboard('{Control>}f{/Control}');
  expect(paste(await screen.findByLabelText('Localizar'), DOCS, 'Dose')).toBe(true);
});
