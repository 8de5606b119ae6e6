import { type Command, linesAround, type Selection } from 'features/writing/text/edit';

/** The marker that makes a line a list item. The text of the item follows it. */
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?=\S|$)/;
const QUOTED = /^>\s?/;
const HEADING = /^(#{1,6})\s+/;
/** Markdown knows only plain spaces and tabs after a marker. */
const IS_HEADING = /^(#{1,6})[ \t]/;

type Change = (line: string, at: number) => string;

/** Rewrites the lines that a selection touches. A caret keeps its position in the line; else the lines are selected. */
const rewrite = (text: string, selection: Selection, change: Change) => {
  const { start, end } = linesAround(text, selection);
  const lines = text.slice(start, end).split('\n');
  // Blank lines among other lines stay blank. If all lines are blank, the list, quotation or heading begins there.
  const isAlone = lines.every(line => line.trim() === '');
  let count = 0;
  const insert = lines
    .map(line => {
      if (line.trim() === '' && !isAlone) return line;
      count += 1;
      return change(line, count);
    })
    .join('\n');
  const caret = Math.max(start, selection.start + insert.length - (end - start));
  const isCaret = selection.start === selection.end;
  return {
    from: start,
    to: end,
    insert,
    selection: isCaret ? { start: caret, end: caret } : { start, end: start + insert.length },
  };
};

const every = (text: string, selection: Selection, pattern: RegExp) => {
  const { start, end } = linesAround(text, selection);
  const lines = text.slice(start, end).split('\n');
  const filled = lines.filter(line => line.trim() !== '');
  return filled.length > 0 && filled.every(line => pattern.test(line));
};

const asItem = (line: string, marker: string) => {
  const [head = '', indent = ''] = ITEM.exec(line) ?? [];
  return head ? `${indent}${marker} ${line.slice(head.length)}` : line.replace(/^\s*/, `$&${marker} `);
};

const withoutItem = (line: string) => line.replace(ITEM, '$1');

const toggleList =
  (has: RegExp, markerOf: (at: number) => string): Command =>
  (text, selection) =>
    every(text, selection, has)
      ? rewrite(text, selection, withoutItem)
      : rewrite(text, selection, (line, at) => asItem(line, markerOf(at)));

export const bulletList = toggleList(/^[ \t]*[-*+][ \t]/, () => '-');

export const numberedList = toggleList(/^[ \t]*\d{1,9}[.)][ \t]/, at => `${at}.`);

export const quote: Command = (text, selection) =>
  every(text, selection, QUOTED)
    ? rewrite(text, selection, line => line.replace(QUOTED, ''))
    : rewrite(text, selection, line => `> ${line}`);

/** The next marker for each heading level: none, level 2, level 3, none again. Level 1 is the title of the screen. */
const NEXT_HEADING: Record<number, string> = { 0: '## ', 1: '## ', 2: '### ' };

export const heading: Command = (text, selection) => {
  const { start } = linesAround(text, selection);
  const level = IS_HEADING.exec(text.slice(start, start + 10))?.[1]?.length ?? 0;
  return rewrite(text, selection, line => (NEXT_HEADING[level] ?? '') + line.replace(HEADING, ''));
};
