import { column, columnsOf, dateTime, type Column } from 'ui/table/columns';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { AuditEvent } from 'features/monitoring/readers';
import { Cell } from 'ui/table/cell';
import { TableHeader } from 'ui/table/table-header';
import type { Audits } from './use-audits';

const FAILURE = /FAILURE/;

const Kind = ({ type }: Pick<AuditEvent, 'type'>) => (
  <span className={`badge ${FAILURE.test(type) ? 'text-bg-danger' : 'text-bg-secondary'}`}>{type}</span>
);

export const COLUMNS = columnsOf<AuditEvent>([
  dateTime('timestamp'),
  'principal',
  { ...column('type', ({ type }) => type), cell: ({ type }) => <Kind type={type} /> },
  column('data', ({ message, remoteAddress }) => [message, remoteAddress].filter(Boolean).join(' · ')),
]);

interface AuditTableProps {
  list: Pick<Audits, 'rows' | 'ordering' | 'loading'>;
  columns: readonly Column<AuditEvent>[];
}

/** The events of a page, to read. */
export const AuditTable = ({ list: { rows, ordering, loading }, columns }: AuditTableProps) => {
  const t = useT();
  const headerOf = (field: string) => t(keyOf('audits', 'fields', field));
  return (
    <table className="table data-table" aria-busy={loading}>
      <caption className="visually-hidden">{t('audits.title')}</caption>
      <TableHeader columns={columns} headerOf={headerOf} ordering={ordering} />
      <tbody>
        {rows.map((event, index) => (
          <tr key={event.id ?? index} data-cy="auditEvent">
            {columns.map(({ field, cell }) => (
              <td key={field} data-label={headerOf(field)} className={`column-${field}`}>
                <Cell row={event} show={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
