import type { Finding } from '../finding';
import type { TextCheck } from './checked-text';
import { type Line, placedLines } from './lines';

const RULE = /^[ \t]*\|?[ \t]*:?-[-:| \t]*$/;

/** The cells of a row, each with its place. `\|` is part of a cell. */
const cellsOf = ({ text, start }: Line): Line[] => {
  const inner = text.trimEnd().replace(/^[ \t]*\|/, lead => ' '.repeat(lead.length));
  const row = inner.replace(/\|$/, ' ').replace(/\\\|/g, '__');
  let at = start;
  return row.split('|').map(cell => {
    const placed = { text: cell.trim(), start: at + (cell.length - cell.trimStart().length) };
    at += cell.length + 1;
    return placed;
  });
};

const emptyColumnsOf = (head: Line, rows: readonly Line[]): Finding[] => {
  const body = rows.map(cellsOf);
  return cellsOf(head).flatMap(({ text, start }, column): Finding[] =>
    body.every(cells => (cells[column]?.text ?? '') === '')
      ? [{ rule: 'emptyColumn', start, end: start + Math.max(1, text.length) }]
      : [],
  );
};

/** The columns of a table in which no row has anything. */
export const emptyColumns: TextCheck = (_before, { prose }) => {
  if (!prose.includes('|')) return [];
  const lines = placedLines(prose);
  return lines.flatMap((rule, at) => {
    const head = lines[at - 1];
    if (!head?.text.includes('|') || !rule.text.includes('|') || !RULE.test(rule.text)) return [];
    const end = lines.findIndex(({ text }, index) => index > at && !text.includes('|'));
    const rows = lines.slice(at + 1, end < 0 ? undefined : end);
    return rows.length === 0 ? [] : emptyColumnsOf(head, rows);
  });
};
