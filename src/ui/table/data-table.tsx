import { memo, type ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';
import { keysOfRecords } from 'lib/distinct-keys';
import type { Id, Identified } from 'lib/model';
import type { Ordering } from 'lib/sorting';
import { useFocusMarked } from 'ui/layout/use-focus-marked';
import { useStable } from 'ui/layout/use-stable';
import { Cell } from './cell';
import type { Column } from './columns';
import { TableHeader } from './internal/table-header';
import './internal/whole-text';

interface RowProps<T extends Identified> {
  row: T;
  columns: readonly Column<T>[];
  headerOf: (field: string) => string;
  /** The buttons of a row. A read-only table has none. */
  actions?: (row: T) => ReactNode;
  isMarked: boolean;
}

const PlainRow = <T extends Identified>({ row, columns, headerOf, actions, isMarked }: RowProps<T>) => {
  const element = useFocusMarked<HTMLTableRowElement>(isMarked);
  useT();
  return (
    <tr
      ref={element}
      tabIndex={isMarked ? -1 : undefined}
      className={isMarked ? 'marked-row' : undefined}
      data-cy="entityTable"
    >
      {columns.map(({ field, kind, cell }) => (
        <td key={field} data-label={headerOf(field)} className={`column-${kind}`}>
          <Cell row={row} show={cell} />
        </td>
      ))}
      {actions && <td className="column-actions">{actions(row)}</td>}
    </tr>
  );
};

/** Renders again for another record or another language, not for each state of its list. */
const Row = memo(PlainRow) as typeof PlainRow;

/** Rows are dimmed only if the next ones take longer than this (milliseconds): dimming sooner would flicker. */
const PATIENCE = 250;

interface DataTableProps<T extends Identified> extends Pick<RowProps<T>, 'columns' | 'headerOf' | 'actions'> {
  caption: string;
  rows: readonly T[];
  actionsHeader?: string;
  /** How many buttons a row has. */
  buttons?: number;
  busy: boolean;
  /** Set if the server can sort the rows as the user requests. */
  ordering?: Ordering;
  /** Each row stays on one line if the window is wide enough: what does not fit is cut. */
  isOneLine?: boolean;
  /** The row that was just saved: marked, and focused once. */
  markedId?: Id;
}

/** A table of records. On narrow screens each row is shown as a card, its cells labeled by their column headers. */
export const DataTable = <T extends Identified>(props: DataTableProps<T>) => {
  const { caption, columns, rows, headerOf, actionsHeader, actions, busy, ordering, isOneLine, markedId, buttons } =
    props;
  const keys = keysOfRecords(rows);
  const isWaiting = useStable(busy, PATIENCE);
  const look = [
    'table data-table',
    actions && 'table-hover',
    buttons && `buttons-${buttons}`,
    isOneLine && 'one-line-rows',
    isWaiting && 'is-waiting',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <table className={look} aria-busy={busy}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHeader columns={columns} headerOf={headerOf} ordering={ordering}>
        {actions && (
          <th scope="col" className="column-actions">
            <span className="visually-hidden">{actionsHeader}</span>
          </th>
        )}
      </TableHeader>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={keys[index]}
            row={row}
            columns={columns}
            headerOf={headerOf}
            actions={actions}
            isMarked={markedId !== undefined && row.id === markedId}
          />
        ))}
      </tbody>
    </table>
  );
};

/** The table's shape while its first rows load: a full page of rows, so that what is below stays out of sight. */
export const TableSkeleton = ({ columns, rows = 20 }: { columns: number; rows?: number }) => (
  <div className="table-skeleton placeholder-glow" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="table-skeleton-row">
        {Array.from({ length: columns }, (__, cell) => (
          <span key={cell} className="placeholder" />
        ))}
      </div>
    ))}
  </div>
);
