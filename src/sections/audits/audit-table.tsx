import { useT } from 'shared/i18n/use-t';
import type { AuditEvent } from 'shared/monitoring/readers';
import { formatDateTime } from 'shared/text/day-format';
import { SORT_FIELDS } from './audit-query';

interface AuditTableProps {
  rows: readonly AuditEvent[];
  sort: string;
  onSort: (field: string) => void;
}

const FAILURE = /FAILURE/;

export const AuditTable = ({ rows, sort, onSort }: AuditTableProps) => {
  const t = useT();
  const [sorted, direction] = sort.split(',');
  const orderOf = (field: string) => {
    if (field !== sorted) return 'none';
    return direction === 'asc' ? 'ascending' : 'descending';
  };
  const heads = {
    timestamp: t('audits.table.date'),
    principal: t('audits.table.principal'),
    type: t('audits.table.status'),
  };
  const extra = t('audits.table.data');
  return (
    <table className="table data-table">
      <caption className="visually-hidden">{t('audits.title')}</caption>
      <thead>
        <tr>
          {SORT_FIELDS.map(field => (
            <th key={field} scope="col" aria-sort={orderOf(field)}>
              <button type="button" className="btn btn-link p-0 sort-button" onClick={() => onSort(field)}>
                {heads[field]}
                <span aria-hidden="true">{{ none: '', ascending: ' ↑', descending: ' ↓' }[orderOf(field)]}</span>
              </button>
            </th>
          ))}
          <th scope="col">{extra}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((event, index) => (
          <tr key={index} data-cy="auditEvent">
            <td data-label={heads.timestamp}>{formatDateTime(event.timestamp)}</td>
            <td data-label={heads.principal}>{event.principal}</td>
            <td data-label={heads.type}>
              <span className={`badge ${FAILURE.test(event.type) ? 'text-bg-danger' : 'text-bg-secondary'}`}>
                {event.type}
              </span>
            </td>
            <td data-label={extra}>{[event.message, event.remoteAddress].filter(Boolean).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
