import { type PastedLine, readRows } from 'features/pasting/read-rows';
import { plain } from 'lib/plain';
import type { SheetColumn } from './columns';
import type { TextsOf } from './read-cell';

/** A table as it was pasted or stored in a file. */
export interface ReadSheet {
  /** The rows below the header. */
  lines: readonly PastedLine[];
  /** The field of each column, if it is known. */
  fields: readonly (string | undefined)[];
  /** The header of each column; empty if it has none. */
  headers: readonly string[];
  /** Rows above the header, such as a title: they are not read. */
  above: number;
}

/** A header is sought in so many rows. */
const HEADER_ROWS = 10;

const wordOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The fields by their headers: the name of the field, and its label in each language. */
const fieldsByHeader = (columns: readonly SheetColumn[], i18n: string, textsOf: TextsOf): Map<string, string> => {
  const words = columns.flatMap(({ field }) =>
    [...textsOf(`${i18n}.fields.${field}`), field].map(text => [wordOf(text), field] as const),
  );
  // The first field that has a word keeps it.
  return new Map(words.reverse());
};

/** What a spreadsheet or an exported file adds to a cell: `="007"` is the text 007, and `'=` no formula. */
const withoutGuard = (cell: string) =>
  cell
    .replace(/^="((?:[^"]|"")*)"$/, (_cell, inner: string) => inner.replaceAll('""', '"'))
    .replace(/^'(?=[=+@-])/, '');

/** The lines of a table in CSV, as in RFC 4180. */
const readCsv = (text: string, separator: string): PastedLine[] => {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\r\n]*|([^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`,
    'gy',
  );
  const lines: string[][] = [[]];
  for (const [, quoted, plainText = '', end] of text.matchAll(cell)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"').replace(/\r\n?/g, '\n') ?? plainText).trim());
    if (end !== separator) lines.push([]);
  }
  return lines.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => cells.some(one => one !== ''));
};

interface Header {
  at: number;
  count: number;
}

/** The row with the most headers. Below the first row, a single one may be a value. */
const headerIn = (lines: readonly PastedLine[], fieldOf: (cell: string) => string | undefined): Header | undefined =>
  lines
    .slice(0, HEADER_ROWS)
    .map(({ cells }, at) => ({ at, count: new Set(cells.map(fieldOf).filter(Boolean)).size }))
    .filter(({ at, count }) => count > (at === 0 ? 0 : 1))
    .sort((one, other) => other.count - one.count)[0];

const isTable = (lines: readonly PastedLine[]) => {
  const widths = new Set(lines.map(({ cells }) => cells.length));
  return widths.size === 1 && !widths.has(1);
};

/** Tabs of a clipboard, or the separator under which the table has the most headers. */
const linesIn = (text: string, fieldOf: (cell: string) => string | undefined): PastedLine[] => {
  const pasted = readRows(text);
  if (text.includes('\t')) return pasted;
  const [semicolons, commas] = [readCsv(text, ';'), readCsv(text, ',')];
  const best = [semicolons, commas]
    .map(lines => ({ lines, count: headerIn(lines, fieldOf)?.count ?? 0 }))
    .sort((one, other) => other.count - one.count)[0];
  if (best && best.count > 0) return best.lines;
  // Names may hold commas, but hardly as many semicolons in each line.
  return isTable(semicolons) ? semicolons : pasted;
};

/** Reads a pasted or stored table, and recognises its columns. */
export const readSheet = (
  text: string,
  { columns, i18n, textsOf }: { columns: readonly SheetColumn[]; i18n: string; textsOf: TextsOf },
): ReadSheet => {
  const byHeader = fieldsByHeader(columns, i18n, textsOf);
  const fieldOf = (cell: string) => byHeader.get(wordOf(cell));
  const raw = linesIn(text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, ''), fieldOf);
  const all = raw.map(({ line, cells }) => ({ line, cells: cells.map(withoutGuard) }));
  const header = headerIn(all, fieldOf);
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, at) => (header && all[header.at]?.cells[at]) ?? '');
  const naming = columns.find(({ isNaming }) => isNaming)?.field;
  const recognised = headers.map(cell => fieldOf(cell));
  const isOff = (field: string) => columns.some(column => column.field === field && column.startsOff);
  return {
    lines: header ? all.slice(header.at + 1) : all,
    headers,
    above: header?.at ?? 0,
    fields:
      !header && width === 1
        ? [naming]
        : recognised.map((field, at) =>
            field && !isOff(field) && recognised.indexOf(field) === at ? field : undefined,
          ),
  };
};
