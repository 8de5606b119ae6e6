import { readDate } from 'lib/day-format';
import { isEmpty } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';

export interface AuditEvent extends Identified {
  timestamp: string;
  principal: string;
  type: string;
  message: string;
  remoteAddress: string;
}

/** An event as its row shows it. A value that cannot be read is empty. */
export const decodeEvent = (event: AuditEvent & { data?: unknown }): AuditEvent => {
  const data = fieldsOf(event.data);
  return {
    // Undefined if the server does not send one.
    id: textOf(event.id) || undefined,
    timestamp: isEmpty(event.timestamp) ? '' : readDate(event.timestamp),
    principal: textOf(event.principal),
    type: textOf(event.type),
    message: textOf(data.message),
    remoteAddress: textOf(data.remoteAddress),
  };
};
