import { useCallback, useMemo, useRef, useState } from 'react';
import type { Identified } from 'lib/model';
import type { Sheet } from '../sheet';
import { type SheetColumn, sheetColumns } from './columns';
import { cellText, settled, type TextsOf } from './read-cell';
import { type ReadSheet, readSheet } from './read-sheet';
import type { Cells, SheetRow } from './rows';

/** The table that was read last. Its columns can be chosen anew. */
export type SheetHead = Omit<ReadSheet, 'lines'> & { number: number };

/** What a person has put into the sheet. */
export interface SheetContent {
  rows: readonly SheetRow[];
  table: SheetHead | undefined;
  /** The fields that a table or a generator fills. */
  used: readonly (string | undefined)[];
  /** The values of all rows, by field. */
  common: Cells;
}

/** The value of a new record in each column, as its cell shows it. */
const blankCells = (columns: readonly SheetColumn[]): Cells =>
  Object.fromEntries(columns.map(column => [column.field, cellText(column.blank, column)]));

type CellOf = (field: string, source: string | undefined, values: Cells) => string;

/** A cell of the sheet as it will be sent; without anything in it, the value of all rows. */
const useCellOf = <T extends Identified>(
  { clean }: Sheet<T>,
  columns: readonly SheetColumn[],
  textsOf: TextsOf,
): CellOf =>
  useCallback(
    (field, source = '', values) => {
      const column = columns.find(one => one.field === field);
      const text = column && settled(clean ? clean(field, source) : source, column, textsOf);
      return text || (values[field] ?? '');
    },
    [columns, clean, textsOf],
  );

/** The rows, and what changes some of their cells. An edited row is no longer one that was refused. */
const useRows = (cellOf: CellOf, kept: readonly SheetRow[]) => {
  const [rows, setRows] = useState(kept);
  const edit = useCallback(
    (isMeant: (row: SheetRow) => boolean, cellsOf: (row: SheetRow) => Cells) =>
      setRows(known =>
        known.map(row =>
          isMeant(row) ? { ...row, cells: { ...row.cells, ...cellsOf(row) }, refusal: undefined } : row,
        ),
      ),
    [],
  );
  return {
    rows,
    setRows,
    edit,
    setCell: useCallback(
      (key: number, field: string, text: string) =>
        edit(
          row => row.key === key,
          () => ({ [field]: cellOf(field, text, {}) }),
        ),
      [edit, cellOf],
    ),
    change: (key: number, part: Partial<SheetRow>) =>
      setRows(known => known.map(row => (row.key === key ? { ...row, ...part } : row))),
    remove: useCallback((key: number) => setRows(known => known.filter(row => row.key !== key)), []),
    removeCreated: () => setRows(known => known.filter(({ isCreated }) => !isCreated)),
  };
};

interface Tables {
  sheet: { i18n: string; columns: readonly SheetColumn[]; textsOf: TextsOf };
  cellOf: CellOf;
  common: Cells;
  rows: ReturnType<typeof useRows>;
  kept: SheetContent | undefined;
}

/** The tables that were read, and how their columns become cells of rows. */
const useTables = ({ sheet, cellOf, common, rows: { rows, setRows, edit }, kept }: Tables) => {
  const [table, setTable] = useState(kept?.table);
  const [used, setUsed] = useState<ReadonlySet<string | undefined>>(new Set(kept?.used));
  const counter = useRef(rows.reduce((most, row) => Math.max(most, row.key, row.table), table?.number ?? 0));

  const add = (fields: SheetHead['fields'], lines: ReadSheet['lines']) => {
    const number = (counter.current += 1);
    // The lines of a second table go on where the first one ends.
    const before = rows.at(-1)?.line ?? 0;
    const added = lines.map(({ line, cells: source }): SheetRow => {
      const cells = fields.flatMap((field, at) => (field ? [[field, cellOf(field, source[at], common)] as const] : []));
      const key = (counter.current += 1);
      return { key, line: before + line, table: number, source, cells: { ...common, ...Object.fromEntries(cells) } };
    });
    setRows(known => [...known, ...added]);
    setUsed(known => new Set([...known, ...fields]));
    return number;
  };
  const read = (text: string) => {
    const { lines, ...found } = readSheet(text, sheet);
    setTable({ ...found, number: add(found.fields, lines) });
  };
  const choose = (at: number, field: string | undefined) => {
    if (!table) return;
    const was = table.fields[at];
    const others = table.fields.map(one => (one === field ? undefined : one));
    setTable({ ...table, fields: others.map((one, index) => (index === at ? field : one)) });
    setUsed(known => new Set([...known, field].filter(one => one === field || one !== was)));
    const cellsOf = ({ source }: SheetRow): Cells => ({
      ...(was !== undefined && { [was]: common[was] }),
      ...(field !== undefined && { [field]: cellOf(field, source[at], common) }),
    });
    edit(row => row.table === table.number, cellsOf);
  };
  const clear = () => {
    setRows([]);
    setTable(undefined);
    setUsed(new Set());
  };
  return { table, used, add, read, choose, clear };
};

/** The rows of a sheet, and what changes them. */
export const useSheet = <T extends Identified>(sheet: Sheet<T>, textsOf: TextsOf, kept?: SheetContent) => {
  const { i18n } = sheet;
  const columns = useMemo(() => sheetColumns(sheet), [sheet]);
  const cellOf = useCellOf(sheet, columns, textsOf);
  const rows = useRows(cellOf, kept?.rows ?? []);
  const [common, setCommon] = useState<Cells>(() => ({ ...blankCells(columns), ...kept?.common }));
  const { add, ...tables } = useTables({ sheet: { i18n, columns, textsOf }, cellOf, common, rows, kept });
  return {
    ...rows,
    ...tables,
    columns,
    common,
    /** Adds a row for each name. */
    addNames: (names: readonly string[]) => {
      const naming = columns.find(({ isNaming }) => isNaming)?.field;
      const lines = names.map((name, at) => ({ line: at + 1, cells: [name] }));
      add([naming], lines);
    },
    /** Gives all rows this value. */
    setForAll: (field: string, text: string) => {
      const cells = { [field]: text };
      setCommon(known => ({ ...known, ...cells }));
      rows.edit(
        () => true,
        () => cells,
      );
    },
  };
};

export type SheetState = ReturnType<typeof useSheet>;
