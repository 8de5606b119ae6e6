import { useCallback, useMemo } from 'react';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { isNaming } from 'lib/records/names';
import { type Column, type ColumnOf, columnsOf } from 'ui/table/columns';
import { DataTable } from 'ui/table/data-table';
import type { ListController } from './list-controller';
import type { RecordName } from './record-link';
import type { RowAction } from './row-actions';
import type { RowTools } from './use-row-tools';

export interface ListTableProps<T extends Identified> {
  list: ListController<T>;
  i18n: SectionKey;
  columns: readonly ColumnOf<T>[];
  actions: readonly RowAction<NoInfer<T>>[];
  /** Shows the name of a record as the element that opens it. */
  Name?: RecordName<T>;
  /** Each row stays on one line if the window is wide enough. */
  isOneLine?: boolean;
  /** The caption of the table, if it is not the section's title. */
  caption?: string;
}

/** The column that names a record opens it, if it can be opened. */
const withLink = <T extends Identified>(Name: RecordName<T>, tools: RowTools<T>, one: Column<T>): Column<T> =>
  isNaming(one.field)
    ? {
        ...one,
        cell: row => (
          <Name row={row} tools={tools}>
            {one.cell(row)}
          </Name>
        ),
      }
    : one;

/** The rows of a list as a table, with their buttons. */
export const ListTable = <T extends Identified>(props: ListTableProps<T>) => {
  const { list, i18n, columns, actions, Name, isOneLine, caption } = props;
  const t = useT();
  const { page, request, query, saved, tools } = list;
  const shown = useMemo(() => {
    const all = columnsOf(columns);
    return Name ? all.map(one => withLink(Name, tools, one)) : all;
  }, [columns, Name, tools]);
  const headerOf = useCallback((field: string) => t(keyOf(i18n, 'fields', field)), [t, i18n]);
  const buttons = useCallback(
    (row: T) => (
      <div className="row-actions">
        {actions.map((Action, index) => (
          <Action key={index} row={row} tools={tools} />
        ))}
      </div>
    ),
    [actions, tools],
  );

  return (
    <DataTable
      caption={caption ?? t(keyOf(i18n, 'title'))}
      columns={shown}
      rows={page.rows}
      headerOf={headerOf}
      actionsHeader={t('entity.actions')}
      actions={buttons}
      buttons={actions.length}
      busy={request.loading}
      ordering={query.ordering}
      isOneLine={isOneLine}
      markedId={saved.id}
    />
  );
};
