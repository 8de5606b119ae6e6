import { isListMarker } from 'lib/list-markers';

export interface PastedLine {
  /** The line number in the table, counted from 1. A cell with line breaks is still in one line. */
  line: number;
  cells: string[];
}

/** A cell and what ends it. Quotes enclose line breaks or tabs: both at once are rows that begin and end with one. */
const CELL = /(?:"(?<quoted>(?:[^"\t]|"")*|(?:[^"\r\n]|"")*)"|(?<plain>[^\t\r\n]*))(?<end>\t|\r\n?|\n|$)/gy;

/** Spreadsheets quote only a cell that holds a tab or a line break, and double the quotes in it. Others are text. */
const textOf = ({ quoted, plain }: Partial<Record<string, string>>): string => {
  if (quoted === undefined) return plain ?? '';
  return /[\t\r\n]/.test(quoted) ? quoted.replaceAll('""', '"') : `"${quoted}"`;
};

/** A first column that has only the markers of a list is none (F181). */
const withoutMarkers = (lines: readonly PastedLine[]): PastedLine[] =>
  lines.every(({ cells: [first = '', ...others] }) => others.length > 0 && isListMarker(first))
    ? lines.map(({ line, cells }) => ({ line, cells: cells.slice(1) }))
    : [...lines];

/** The lines of a table as spreadsheets copy it: tabs between cells. Empty lines are left out. */
export const readRows = (text: string): PastedLine[] => {
  const lines: string[][] = [[]];
  for (const { groups = {} } of text.matchAll(CELL)) {
    lines.at(-1)?.push(textOf(groups).replace(/\r\n?/g, '\n').trim());
    if (groups.end !== '\t') lines.push([]);
  }
  const rows = lines.map((cells, index) => ({ line: index + 1, cells }));
  return withoutMarkers(rows.filter(({ cells }) => cells.some(cell => cell !== '')));
};
