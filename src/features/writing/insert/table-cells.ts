import { linesAround, type Selection } from 'features/writing/text/edit';

const IS_ROW = /^\s*\|/;
const DELIMITER = /^\s*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;

const lineAt = (text: string, place: number) => linesAround(text, { start: place, end: place });

/** The lines of the table around a place, without those above its header; none outside a table. */
const rowsAround = (text: string, place: number): Selection[] => {
  const isRow = ({ start, end }: Selection) => IS_ROW.test(text.slice(start, end));
  const rows = [lineAt(text, place)];
  for (let above = rows[0]; above && above.start > 0 && isRow(above);) {
    above = lineAt(text, above.start - 1);
    if (isRow(above)) rows.unshift(above);
  }
  for (let below = rows.at(-1); below && below.end < text.length && isRow(below);) {
    below = lineAt(text, below.end + 1);
    if (isRow(below)) rows.push(below);
  }
  const [, delimiter] = rows;
  if (!delimiter || !DELIMITER.test(text.slice(delimiter.start, delimiter.end))) return [];
  return rows.filter(row => row !== delimiter);
};

/** The cells of a line, each without the spaces around its text. */
const cellsOf = (text: string, { start, end }: Selection): Selection[] => {
  const ends = [...text.slice(start, end).matchAll(/(?<!\\)\|/g)].map(({ index }) => start + index);
  return ends.slice(0, -1).map((edge, at) => {
    const cell = text.slice(edge + 1, ends[at + 1]);
    const indent = /^\s*/.exec(cell)?.[0].length ?? 0;
    const from = edge + 1 + (cell.trim() === '' ? Math.min(1, indent) : indent);
    return { start: from, end: from + cell.trim().length };
  });
};

/** The cell before or after the one with the caret, as Tab chooses it; undefined at an end and outside a table. */
export const cellBeside = (text: string, { start: caret }: Selection, step: 1 | -1): Selection | undefined => {
  const cells = rowsAround(text, caret).flatMap(row => cellsOf(text, row));
  const at = cells.findLastIndex(({ start }) => start <= caret);
  return at < 0 ? undefined : cells[at + step];
};
