import { column, columnsOf, dateTime } from 'ui/table/columns';
import type { AuditEvent } from './model';

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
