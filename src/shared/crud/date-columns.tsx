import { formatDateTime, formatDay } from 'shared/text/dates';
import type { Column } from './columns';

/** Columns of days and instants stand apart, so that only lists that show them load the date library. */

type Stored = string | null | undefined;

/** A day as DD/MM/YYYY. */
export const day = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => formatDay(row[field] as Stored),
});

/** An instant as DD/MM/YYYY HH:mm. */
export const dateTime = <T,>(field: keyof T & string): Column<T> => ({
  field,
  cell: row => formatDateTime(row[field] as Stored),
});
