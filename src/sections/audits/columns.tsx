import { StateBadge } from 'ui/layout/state-badge';
import { column, columnsOf, dateTime } from 'ui/table/columns';
import { isFailure, typeText } from './filter';
import type { AuditEvent } from './model';

export const COLUMNS = columnsOf<AuditEvent>([
  dateTime('timestamp'),
  'principal',
  {
    // A file holds the server's name, which other tools know.
    ...column('type', ({ type }) => type),
    cell: event => (
      <StateBadge tone={isFailure(event) ? 'bad' : undefined} raw={event.type}>
        {typeText(event)}
      </StateBadge>
    ),
  },
  column('data', ({ message, remoteAddress }) => [message, remoteAddress].filter(Boolean).join(' · ')),
]);
