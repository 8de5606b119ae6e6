import type { ReactNode } from 'react';
import type { Identified, Named } from 'shared/model';
import { useT } from 'shared/i18n/use-t';

/** A column of a list: the field that names its head, and what its cells show. */
export interface Column<T> {
  field: string;
  cell: (row: T) => ReactNode;
}

export type ColumnOf<T> = (keyof T & string) | Column<T>;

export const column = <T,>(field: string, cell: Column<T>['cell']): Column<T> => ({ field, cell });

const YesNo = ({ value }: { value: unknown }) => {
  const t = useT();
  return <>{t(value ? 'global.yes' : 'global.no')}</>;
};

/** A flag as yes or no. */
export const yesNo = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => <YesNo value={row[field]} />,
});

const plain = (value: unknown): ReactNode => (value === null || value === undefined ? '' : String(value));

/** A field's own name stands for the column that shows it as it is. */
export const columnsOf = <T,>(columns: readonly ColumnOf<T>[]): Column<T>[] =>
  columns.map(one => (typeof one === 'string' ? { field: one, cell: row => plain(row[one]) } : one));

/** What a row is called in the names of its buttons and in questions about it. */
export const nameOfRow = (row: Identified & Partial<Named>): string => row.name || String(row.id ?? '');
