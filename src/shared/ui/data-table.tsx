import { useEffect, useRef, type ReactNode } from 'react';
import type { Column } from 'shared/crud/columns';
import type { Ordering } from 'shared/crud/sorting';
import type { Id, Identified } from 'shared/model';
import { Cell } from './cell';
import { TableHead } from './table-head';

interface DataTableProps<T extends Identified> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  headOf: (field: string) => string;
  actionsHead: string;
  actions: (row: T) => ReactNode;
  busy: boolean;
  /** Where the server orders the rows as the reader asks. */
  ordering?: Ordering;
  /** The row that was just saved: marked, and focused once. */
  markedId?: Id;
}

/** A table of records; on narrow screens each row reads as a card, its cells labelled by their column. */
export const DataTable = <T extends Identified>(props: DataTableProps<T>) => {
  const { caption, columns, rows, headOf, actionsHead, actions, busy, ordering, markedId } = props;
  const marked = useRef<HTMLTableRowElement>(null);
  const isMarkedShown = markedId !== undefined && rows.some(({ id }) => id === markedId);
  useEffect(() => {
    if (isMarkedShown) marked.current?.focus({ preventScroll: true });
  }, [isMarkedShown]);

  return (
    <table className="table table-hover data-table" aria-busy={busy}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} headOf={headOf} ordering={ordering}>
        <th scope="col" className="column-actions">
          <span className="visually-hidden">{actionsHead}</span>
        </th>
      </TableHead>
      <tbody>
        {rows.map((row, index) => {
          const isMarked = markedId !== undefined && row.id === markedId;
          return (
            <tr
              key={row.id ?? index}
              ref={isMarked ? marked : undefined}
              tabIndex={isMarked ? -1 : undefined}
              className={isMarked ? 'marked-row' : undefined}
              data-cy="entityTable"
            >
              {columns.map(({ field, cell }) => (
                <td key={field} data-label={headOf(field)} className={`column-${field}`}>
                  <Cell row={row} show={cell} />
                </td>
              ))}
              <td className="column-actions">{actions(row)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The table's shape while its first rows come: as many as a page has, so that what is below stays out of sight. */
export const TableSkeleton = ({ columns, rows = 20 }: { columns: number; rows?: number }) => (
  <div className="table-skeleton placeholder-glow" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="table-skeleton-row">
        {Array.from({ length: columns }, (_, cell) => (
          <span key={cell} className="placeholder" />
        ))}
      </div>
    ))}
  </div>
);
