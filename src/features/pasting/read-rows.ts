import { parse } from 'papaparse';

export interface PastedLine {
  /** Which line of the table it is, counted from 1; a cell with line breaks is still in one line. */
  line: number;
  cells: string[];
}

/**
 * The lines of a table as spreadsheets copy it: a tab between cells, and quotes around a cell that holds line breaks,
 * its own quotes doubled. Lines without anything in them are no lines.
 */
export const readRows = (text: string): PastedLine[] =>
  parse<string[]>(text, { delimiter: '\t' })
    .data.map((cells, index) => ({ line: index + 1, cells: cells.map(cell => cell.replace(/\r\n?/g, '\n').trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
