import { keptAs, type KeptName } from 'features/replace/kept';
import { isPlainObject } from 'lib/is-plain-object';
import type { SheetRow } from './rows';
import type { SheetContent } from './use-sheet';

/** What this browser kept of a sheet: nothing, its rows, or something that it cannot read. */
export type KeptRows = { is: 'none' | 'unreadable' } | { is: 'kept'; content: SheetContent };

const sheets = keptAs('sheet');

const isText = (value: unknown) => typeof value === 'string';

const areTexts = (value: unknown) => isPlainObject(value) && Object.values(value).every(isText);

const isRefusal = (refusal: unknown) =>
  refusal === undefined || (isPlainObject(refusal) && isText(refusal.text) && isPlainObject(refusal.fields));

const isRow = (row: unknown) =>
  isPlainObject(row) &&
  [row.key, row.line, row.table].every(Number.isInteger) &&
  areTexts(row.cells) &&
  Array.isArray(row.source) &&
  row.source.every(isText) &&
  isRefusal(row.refusal);

const isHead = (table: unknown) =>
  table === undefined || (isPlainObject(table) && Array.isArray(table.fields) && Array.isArray(table.headers));

/** What was kept as it was written; undefined if it is damaged. This browser's own database has nothing else. */
const contentOf = (stored: unknown): SheetContent | undefined => {
  if (!isPlainObject(stored)) return undefined;
  const { rows, table, used, common } = stored;
  const isWhole = Array.isArray(rows) && rows.every(isRow) && isHead(table) && Array.isArray(used) && areTexts(common);
  return isWhole ? (stored as unknown as SheetContent) : undefined;
};

export const readKeptRows = async (name: KeptName | undefined): Promise<KeptRows> => {
  if (!name) return { is: 'none' };
  const stored = await sheets.read(name);
  if (stored.is === 'done' && stored.value === undefined) return { is: 'none' };
  const content = stored.is === 'done' ? contentOf(stored.value) : undefined;
  return content ? { is: 'kept', content } : { is: 'unreadable' };
};

/** The rows that are not created yet. What becomes of the one that is on its way, no later page is told. */
const rowsToKeep = (rows: readonly SheetRow[], onItsWay: number | undefined): SheetRow[] =>
  rows.filter(({ isCreated }) => !isCreated).map(row => (row.key === onItsWay ? { ...row, mayBeStored: true } : row));

/** Keeps the rows of a sheet until they are created or discarded; without a name, none. */
export const createRowKeeper = (name: KeptName | undefined, kept: KeptRows) => {
  let isEmpty = kept.is !== 'kept';
  let latest: SheetContent | undefined;
  let isKept = kept.is === 'kept';
  let done = Promise.resolve();
  const write = async (content: SheetContent, to: KeptName) => {
    // While one is written, only the latest of those that follow waits.
    if (latest !== content) return;
    if (content.rows.length > 0) isKept = await sheets.write(to, content);
    else await sheets.remove(to);
  };
  return {
    /** Whether the rows, as they are now, outlive the page. */
    isKept: () => isKept,
    keep: (content: SheetContent, onItsWay?: number) => {
      const next = { ...content, rows: rowsToKeep(content.rows, onItsWay) };
      // What could not be read stays until there is something else to keep.
      if (!name || (isEmpty && next.rows.length === 0)) return;
      isEmpty = next.rows.length === 0;
      isKept = false;
      latest = next;
      done = done.then(() => write(next, name));
    },
  };
};

export type RowKeeper = ReturnType<typeof createRowKeeper>;
