import { parse } from 'papaparse';

export interface PastedLine {
  /** The line number in the table, counted from 1. A cell with line breaks is still in one line. */
  line: number;
  cells: string[];
}

/**
 * The lines of a table as spreadsheets copy it: tabs between cells, and quotes around a cell that contains line
 * breaks. Quotes inside such a cell are doubled. Empty lines are left out.
 */
export const readRows = (text: string): PastedLine[] =>
  parse<string[]>(text, { delimiter: '\t' })
    .data.map((cells, index) => ({ line: index + 1, cells: cells.map(cell => cell.replace(/\r\n?/g, '\n').trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
