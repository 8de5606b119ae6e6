import { StateBadge } from 'ui/layout/state-badge';
import { column, columnsOf, dateTime } from 'ui/table/columns';
import { eventTypeText, isFailure } from './filter';
import type { AuditEvent } from './record';

export const COLUMNS = columnsOf<AuditEvent>([
  dateTime('timestamp'),
  'principal',
  {
    // An exported file has the server's name of the type, which other tools know.
    ...column('type', ({ type }) => type),
    cell: event => (
      <StateBadge tone={isFailure(event) ? 'bad' : undefined} raw={event.type}>
        {eventTypeText(event)}
      </StateBadge>
    ),
  },
  column('data', ({ message, remoteAddress }) => [message, remoteAddress].filter(Boolean).join(' · ')),
]);
