import type { ReactNode } from 'react';
import { keyOf, type SectionKey } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import type { Identified, Named } from 'shared/model';
import { formatDateTime, formatDay } from 'shared/text/day-format';

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

const ChoiceText = ({ i18n, field, value }: { i18n: SectionKey; field: string; value: unknown }) => {
  const t = useT();
  return <>{value === null || value === undefined ? '' : t(keyOf(i18n, `${field}Options`, String(value)))}</>;
};

/** One of a few values, by its text `<section>.<field>Options.<value>`. */
export const choice = <T,>(i18n: SectionKey, field: keyof T & string): Column<T> => ({
  field,
  cell: row => <ChoiceText i18n={i18n} field={field} value={row[field]} />,
});

/** Another record, or several joined by commas, by name. */
export const names = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => {
    const value = row[field] as Named | readonly Named[] | null | undefined;
    return [value ?? []]
      .flat()
      .map(({ name }: Named) => name)
      .join(', ');
  },
});

type StoredDate = string | null | undefined;

/** A day as DD/MM/YYYY. */
export const day = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => formatDay(row[field] as StoredDate),
});

/** An instant as DD/MM/YYYY HH:mm. */
export const dateTime = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => formatDateTime(row[field] as StoredDate),
});

const plain = (value: unknown): ReactNode => (value === null || value === undefined ? '' : String(value));

/** A field's own name stands for the column that shows it as it is. */
export const columnsOf = <T,>(columns: readonly ColumnOf<T>[]): Column<T>[] =>
  columns.map(one => (typeof one === 'string' ? { field: one, cell: row => plain(row[one]) } : one));

/** Fields that records of one resource or another are known by. */
const NAMING_FIELDS = ['name', 'title', 'code', 'referenceName'];

export const isNaming = (field: string) => NAMING_FIELDS.includes(field);

/** What a row is called in the names of its buttons and in questions about it. */
export const nameOfRow = (row: Identified): string => {
  const named = row as Identified & Record<string, unknown>;
  const found = NAMING_FIELDS.map(field => named[field]).find(Boolean);
  return String(found ?? row.id ?? '');
};
