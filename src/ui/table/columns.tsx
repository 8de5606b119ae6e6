import type { ReactNode } from 'react';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { optionText } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { formatDateTime, formatDay } from 'lib/day-format';
import { isNaming } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import { SoftBreaks } from 'ui/layout/soft-breaks';
import { StateBadge } from 'ui/layout/state-badge';

/** What the styles know of a column: its width, and whether its content may wrap. */
export type ColumnKind =
  | 'id'
  | 'name'
  | 'text'
  /** One short word. */
  | 'word'
  /** One of a few words. */
  | 'choice'
  /** One of a few groups of words. */
  | 'phrase'
  /** A person's login. */
  | 'person'
  /** A person's e-mail. */
  | 'address'
  | 'badges'
  | 'flag'
  | 'state'
  | 'number'
  | 'count'
  | 'amount'
  /** A day, or an instant in its short form. */
  | 'date'
  | 'instant';

/** A column of a list: the field that names its header, and what its cells show. */
export interface Column<T> {
  field: string;
  kind: ColumnKind;
  cell: (row: T) => ReactNode;
  /** The text of the cell, for an exported file. A column that only a screen can show has none. */
  text?: (row: T) => string;
}

export type ColumnOf<T> = (keyof T & string) | Column<T>;

type CellValue = string | number | boolean | null | undefined;

/** A column of texts, in the language that the user has when they are requested. */
export const column = <T,>(field: string, valueOf: (row: T) => CellValue, kind: ColumnKind = 'text'): Column<T> => {
  const text = (row: T) => textOf(valueOf(row));
  return { field, kind, cell: text, text };
};

/**
 * The address of a person, as a link that writes to it. In a narrow cell it breaks before a sign such as `@` or `.`;
 * where a row has one line, the styles cut it.
 */
export const email = <T extends { email?: string | null }>(): Column<T> => ({
  ...column('email', row => row.email, 'address'),
  cell: ({ email: address }) =>
    address && (
      <a className="cut" href={`mailto:${encodeURIComponent(address)}`}>
        <SoftBreaks text={address} before={/(?=[@._+-])/} />
      </a>
    ),
});

/** A flag as yes or no. */
export const yesNo = <T,>(field: keyof T & string): Column<T> =>
  column(field, row => t(row[field] ? 'global.yes' : 'global.no'), 'flag');

/** One of a few values as its text `<section>.<field>Options.<value>`; an unknown value as the server wrote it. */
export const choice = <T,>(i18n: SectionKey, field: keyof T & string): Column<T> =>
  column(field, row => optionText(keyOf(i18n, `${field}Options`), row[field]), 'choice');

/** Whether a record is active, as `<section>.stateOptions.active` or `inactive`. The color only repeats the word. */
export const activity = <T,>(i18n: SectionKey, field: keyof T & string): Column<T> => {
  const text = (row: T) => t(keyOf(i18n, 'stateOptions', row[field] ? 'active' : 'inactive'));
  const cell = (row: T) => <StateBadge tone={row[field] ? 'good' : undefined}>{text(row)}</StateBadge>;
  return { field: 'state', kind: 'state', cell, text };
};

/** The name of another record, or the names of several records, joined by commas. */
export const names = <T,>(field: keyof T & string): Column<T> =>
  column(field, row =>
    [row[field] ?? []]
      .flat()
      .map(textOf)
      .filter(name => name !== '')
      .join(', '),
  );

/** A day as DD/MM/YYYY. */
export const day = <T,>(field: keyof T & string): Column<T> =>
  column(field, row => formatDay(textOf(row[field])), 'date');

/** An instant as DD/MM/YYYY HH:mm. */
export const dateTime = <T,>(field: keyof T & string): Column<T> =>
  column(field, row => formatDateTime(textOf(row[field])), 'instant');

const kindOf = (field: string): ColumnKind => {
  if (field === 'id') return 'id';
  return isNaming(field) ? 'name' : 'text';
};

/** Expands the columns. A field's own name means a column that shows the field as it is. */
export const columnsOf = <T,>(columns: readonly ColumnOf<T>[]): Column<T>[] =>
  columns.map(one => (typeof one === 'string' ? column<T>(one, row => textOf(row[one]), kindOf(one)) : one));
