import type { Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { check, type NestedErrors, type Problem } from 'ui/form/rules';
import type { Sheet } from '../sheet';
import { answerKey, type Answers, resolve } from './answers';
import type { SheetColumn } from './columns';
import { type Fault, readCell, type TextsOf } from './read-cell';

export type Cells = Readonly<Partial<Record<string, string>>>;

/** Why the server refused a row. */
interface Refusal {
  text: string;
  /** Its errors by field. */
  fields: Readonly<Partial<Record<string, Fault>>>;
}

/** A row of the sheet. An edit makes another object. */
export interface SheetRow {
  key: number;
  /** Its number in the sheet, counted from 1. */
  line: number;
  cells: Cells;
  /** The table that it was read from, and its cells there. */
  table: number;
  source: readonly string[];
  refusal?: Refusal;
  /** It was sent, and no answer says whether it is stored. */
  mayBeStored?: boolean;
  isCreated?: boolean;
}

/** A row as it will be sent. */
export interface RowReading<T> {
  row: SheetRow;
  record: T;
  /** Its name; empty if it has none. */
  name: string;
  /** What is wrong, by field. */
  faults: ReadonlyMap<string, Fault>;
  /** References are being looked up. */
  isAsking: boolean;
  /** The server was asked for its name and has no such record. */
  isNew: boolean;
}

const firstIn = (problem: Problem): string | undefined =>
  typeof problem === 'object' ? firstIn(Object.values<Problem>(problem satisfies NestedErrors)[0]) : problem;

/** What the cells of a row say, without what depends on the server and on other rows. */
const readCells = (row: SheetRow, columns: readonly SheetColumn[], textsOf: TextsOf) =>
  columns.map(column => ({ column, read: readCell(row.cells[column.field] ?? '', column, textsOf) }));

type CellsRead = ReturnType<typeof readCells>;

/** The values of a row, what is wrong with its cells, and whether some are being looked up. */
const valuesOf = (cells: CellsRead, { refusal }: SheetRow, answers: Answers) => {
  const values: Record<string, unknown> = {};
  const faults = new Map<string, Fault>();
  let isAsking = false;
  for (const { column, read } of cells) {
    const { field, kind } = column;
    const refused = refusal?.fields[field];
    if (refused) faults.set(field, refused);
    const found = 'names' in read ? resolve(column, read.names, answers) : read;
    if (found === 'asking') isAsking = true;
    else if ('fault' in found) faults.set(field, found.fault);
    else if (found.value !== undefined && found.value !== null)
      values[field] = kind === 'one' && Array.isArray(found.value) ? found.value[0] : found.value;
  }
  return { values, faults, isAsking };
};

type Rulebook<T extends Identified> = Pick<Sheet<T>, 'record' | 'rules'>;

const readRow = <T extends Identified>(
  { record: { blank, rules }, rules: ownRules = {} }: Rulebook<T>,
  [row, cells]: readonly [SheetRow, CellsRead],
  answers: Answers,
): RowReading<T> => {
  const { values, faults, isAsking } = valuesOf(cells, row, answers);
  const record: T = { ...structuredClone(blank), ...values };
  const problems = { ...check(rules, record), ...check(ownRules, record) };
  for (const [field, problem] of Object.entries<Problem>(problems)) {
    const key = firstIn(problem);
    if (key !== undefined && !faults.has(field)) faults.set(field, { key });
  }
  const name = nameWithoutId(record);
  const answer = name === '' ? undefined : answers.get(answerKey('', name));
  const isTaken = answer?.is === 'known' && answer.rows.length > 0;
  const naming = cells.find(({ column }) => column.isNaming)?.column.field;
  if (isTaken && naming !== undefined && !row.mayBeStored) faults.set(naming, { key: 'many.fault.exists' });
  return { row, record, name, faults, isAsking, isNew: answer?.is === 'known' && !isTaken };
};

/** The rows with a fault at each name that an earlier row has too. */
const withTwins = <T extends Identified>(readings: RowReading<T>[], naming: string | undefined): RowReading<T>[] => {
  const lines = new Map<string, number>();
  return readings.map(reading => {
    const key = plain(reading.name);
    const twin = lines.get(key);
    if (key === '' || naming === undefined) return reading;
    if (twin === undefined) lines.set(key, reading.row.line);
    if (twin === undefined || reading.faults.has(naming)) return reading;
    const fault = { key: 'many.fault.twin', params: { line: twin } };
    return { ...reading, faults: new Map(reading.faults).set(naming, fault) };
  });
};

/** Reads rows of a sheet. The cells of each row are read once; the answers of the server are added each time. */
export const createRowReader = <T extends Identified>(
  sheet: Rulebook<T>,
  columns: readonly SheetColumn[],
  textsOf: TextsOf,
) => {
  const read = new WeakMap<SheetRow, CellsRead>();
  const cellsOf = (row: SheetRow): CellsRead => {
    const cells = read.get(row) ?? readCells(row, columns, textsOf);
    read.set(row, cells);
    return cells;
  };
  const naming = columns.find(({ isNaming }) => isNaming)?.field;
  return {
    /** The names of other records in a row, by field. */
    referencesIn: (row: SheetRow): (readonly [string, string])[] =>
      cellsOf(row).flatMap(({ column, read: cell }) =>
        'names' in cell ? cell.names.map(name => [column.field, name] as const) : [],
      ),
    readAll: (rows: readonly SheetRow[], answers: Answers): RowReading<T>[] =>
      withTwins(
        rows.map(row => readRow(sheet, [row, cellsOf(row)], answers)),
        naming,
      ),
  };
};

/** Whether a row can be sent. Nobody can look for one without a name whose answer was lost. */
export const isReady = <T extends Identified>({ row, name, faults, isAsking }: RowReading<T>) =>
  faults.size === 0 && !isAsking && !row.isCreated && !(row.mayBeStored && name === '');
