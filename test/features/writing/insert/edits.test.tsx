import { continueList } from 'features/writing/insert/continue-list';
import { link, table } from 'features/writing/insert/internal/insertions';
import { bulletList, heading, numberedList, quote } from 'features/writing/insert/internal/lines';
import { bold, italic } from 'features/writing/insert/internal/marks';
import type { Command } from 'features/writing/text/edit';
import { applied } from '../applied';

/** `[` and `]` mark the selection, `|` the caret. `⟦`, `⟧` and `¦` stand for `[`, `]` and `|` of the text itself. */
const read = (marked: string) => {
  const text = marked.replace(/[[\]|]/g, '');
  const caret = marked.indexOf('|');
  const selection =
    caret >= 0 ? { start: caret, end: caret } : { start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
  return { text: text.replace(/⟦/g, '[').replace(/⟧/g, ']').replace(/¦/g, '|'), selection };
};

const write = ({ text, selection: { start, end } }: ReturnType<typeof applied>) => {
  const safe = text.replace(/\[/g, '⟦').replace(/\]/g, '⟧').replace(/\|/g, '¦');
  if (start === end) return `${safe.slice(0, start)}|${safe.slice(start)}`;
  return `${safe.slice(0, start)}[${safe.slice(start, end)}]${safe.slice(end)}`;
};

const after = (command: Command, marked: string) => {
  const { text, selection } = read(marked);
  const edit = command(text, selection);
  return edit ? write(applied(text, edit)) : 'nothing';
};

test.each([
  ['a selected word', 'a [dose] certa', 'a **[dose]** certa'],
  ['a marked word loses it', 'a **[dose]** certa', 'a [dose] certa'],
  ['selected with its marks, it loses them too', 'a [**dose**] certa', 'a [dose] certa'],
  ['spaces at the ends stay outside', 'a[ dose ]certa', 'a **[dose]** certa'],
  ['the word at the caret', 'a do|se certa', 'a **do|se** certa'],
  ['and back', 'a **do|se** certa', 'a do|se certa'],
  ['nothing selected: what is typed next', 'a | certa', 'a **|** certa'],
  ['and back again', 'a **|** certa', 'a | certa'],
  ['italic becomes bold and italic', '*[dose]*', '***[dose]***'],
  ['bold and italic becomes italic', '***[dose]***', '*[dose]*'],
  ['several lines, each by itself', '[um\n\n- dois]', '[**um**\n\n- **dois**]'],
  ['lines that all have it lose it', '[**um**\n- **dois**]', '[um\n- dois]'],
  ['lines of which some have it all get it', '[**um**\ndois]', '[**um**\n**dois**]'],
  ['the markers of a line stay what they are', '[## Título\n> 1. citado]', '[## **Título**\n> 1. **citado**]'],
  ['accents belong to their word', 'evolu|ção', '**evolu|ção**'],
  ['decomposed accents too', 'o corac|\u0327a\u0303o bate', 'o **corac|\u0327a\u0303o** bate'],
  ['soft hyphens belong to their word', 'uma ane\u00ad|mia leve', 'uma **ane\u00ad|mia** leve'],
  ['letters beyond the basic plane belong to their word', 'um 𝛽|-bloqueador', 'um **𝛽|-bloqueador**'],
])('bold: %s', (_name, before, expected) => expect(after(bold, before)).toBe(expected));

test.each([
  ['a selected word', '[dose]', '*[dose]*'],
  ['and back', '*[dose]*', '[dose]'],
  ['bold becomes bold and italic', '**[dose]**', '***[dose]***'],
  ['bold and italic becomes bold', '***[dose]***', '**[dose]**'],
])('italic: %s', (_name, before, expected) => expect(after(italic, before)).toBe(expected));

test.each([
  ['the line at the caret', bulletList, 'um\ndo|is', 'um\n- do|is'],
  ['and back', bulletList, 'um\n- do|is', 'um\ndo|is'],
  ['each selected line', bulletList, '[um\ndois]', '[- um\n- dois]'],
  ['blank lines between stay blank', bulletList, '[um\n\ndois]', '[- um\n\n- dois]'],
  ['a line of its own, still empty', bulletList, 'um\n\n|', 'um\n\n- |'],
  ['a line that the selection only reaches stays', bulletList, '[um\n]dois', '[- um]\ndois'],
  ['bullets become numbers', numberedList, '[- um\n- dois]', '[1. um\n2. dois]'],
  ['numbers become bullets', bulletList, '[1. um\n2. dois]', '[- um\n- dois]'],
  ['numbers go', numberedList, '[1. um\n2) dois]', '[um\ndois]'],
  ['indents stay', numberedList, '  u|m', '  1. u|m'],
  ['a quotation', quote, '[um\ndois]', '[> um\n> dois]'],
  ['and back', quote, '[> um\n>dois]', '[um\ndois]'],
  ['a heading', heading, 'um|', '## um|'],
  ['one below it', heading, '## um|', '### um|'],
  ['and none', heading, '### um|', 'um|'],
  ['a mark and a non-breaking space are no heading yet', heading, '##\u00a0um|', '## um|'],
  ['a mark and a non-breaking space are no list yet', bulletList, '-\u00a0um|', '- um|'],
  ['a number and a non-breaking space are no list yet', numberedList, '1.\u00a0um|', '1. um|'],
  ['the first level becomes the second', heading, '# um|', '## um|'],
])('line formats: %s', (_name, command, before, expected) => expect(after(command, before)).toBe(expected));

test.each([
  ['words', 'ver [a bula] aqui', 'ver ⟦a bula⟧([https://]) aqui'],
  ['an address', 'ver [https://exemplo.org/a] aqui', 'ver ⟦[link]⟧(https://exemplo.org/a) aqui'],
  ['nothing', 'ver | aqui', 'ver ⟦[link]⟧(https://) aqui'],
  ['an address with spaces around', 'ver [ https://a.org/b\u00a0]aqui', 'ver ⟦[link]⟧(https://a.org/b)aqui'],
  ['an invisible sign', 'ver [\u200b]', 'ver ⟦[link]⟧(https://)'],
  ['words over two lines', '[a\nbula]', '⟦a bula⟧([https://])'],
])('a link made from %s', (_name, before, expected) => expect(after(link('link'), before)).toBe(expected));

test.each([
  ['in an empty text', '|', '¦ [C1] ¦ C2 ¦\n¦ --- ¦ --- ¦\n¦     ¦     ¦\n'],
  ['after a paragraph', 'um|', 'um\n\n¦ [C1] ¦ C2 ¦\n¦ --- ¦ --- ¦\n¦     ¦     ¦\n'],
  ['between two', 'um\n|\ndois', 'um\n\n¦ [C1] ¦ C2 ¦\n¦ --- ¦ --- ¦\n¦     ¦     ¦\n\ndois'],
])('a table inserted %s is a separate block', (_name, before, expected) =>
  expect(
    after(
      table({ rows: 1, columns: 2 }, number => `C${number}`),
      before,
    ),
  ).toBe(expected),
);

test.each([
  ['the next item', '- um|', '- um\n- |'],
  ['the next number', '9. um|', '9. um\n10. |'],
  ['the rest of the line goes along', '- um| dois', '- um\n- | dois'],
  ['a quotation', '> um|', '> um\n> |'],
  ['an indented item', '  * um|', '  * um\n  * |'],
  ['an open task', '- ⟦x⟧ um|', '- ⟦x⟧ um\n- ⟦ ⟧ |'],
  ['an empty item ends the list', '- um\n- |', '- um\n|'],
  ['before the item it is a plain line end', '|- um', 'nothing'],
  ['no list', 'um|', 'nothing'],
  ['a dash without a space', '-um|', 'nothing'],
  ['a selection', '- [um]', 'nothing'],
  ['a nested item', '1. um\n   - dois|', '1. um\n   - dois\n   - |'],
  ['an item with a rule in it', '- ***|', '- ***\n- |'],
  ['a number in brackets', '1) um|', '1) um\n2) |'],
  ['a quotation in an item', '- > um\n  > dois|', '- > um\n  > dois\n  > |'],
  ['a line of code in a quotation', '> ```\n> um|', '> ```\n> um\n> |'],
  ['an item below a text', 'Texto\n- um|', 'Texto\n- um\n- |'],
])('Enter: %s', (_name, before, expected) => expect(after(continueList, before)).toBe(expected));

const LONG = '- um **dois** três\n'.repeat(400);

test.each([
  ['an item', `${LONG}- |x`, true],
  ['a nested item', `${LONG}${'  - dois\n'.repeat(9)}  - |x`, true],
  ['a rule', `${LONG}* * *|`, false],
  ['code in an item', `${LONG}- \`\`\`\n${'  - um\n'.repeat(400)}  - |x`, false],
  ['an item below code in an item', `${LONG}- \`\`\`\n  - um\n  \`\`\`\n- |x`, true],
])('F195: at the end of a long list, %s is continued as the parser reads it', (_what, before, isContinued) =>
  expect(after(continueList, before) !== 'nothing').toBe(isContinued),
);

test.each([
  '* * *|',
  '- - -|',
  '-  -  -  -|',
  ' * * *|',
  '***|',
  '_ _ _|',
  'Texto\n\n* * *|',
  '- um\n* * *|',
  'Título\n- |',
  'Título\n-   |',
  '    - um|',
  '    > um|',
  '```\n- um|',
  '~~~\n\n1. um|',
  '```\n> um|',
  '<div>\n- um|',
  '<!--\n* um|',
  '\\* um|',
  '1\\) um|',
  'Texto\n2. um|',
  '1234567890. um|',
])('F195: Enter is a plain line end where the parser reads no item: %j', before =>
  expect(after(continueList, before)).toBe('nothing'),
);
