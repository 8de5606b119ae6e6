import type { Column } from 'ui/table/columns';

/** A value that cannot be formatted leaves only its own cell empty, as on the screen. */
const cellOf = <T>({ text }: Column<T>, row: T): string => {
  try {
    return text?.(row) ?? '';
  } catch {
    return '';
  }
};

/** The headers, then one line per row. Columns that only the screen can show are left out. */
export const linesOf = <T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  headerOf: (field: string) => string,
): string[][] => {
  const exported = columns.filter(({ text }) => text !== undefined);
  return [
    exported.map(({ field }) => headerOf(field)),
    ...rows.map(row => exported.map(column => cellOf(column, row))),
  ];
};
