import type { Identified } from 'lib/model';
import { isPlainObject, textOf } from 'lib/records/parts';

export interface AuditEvent extends Identified {
  timestamp: string;
  principal: string;
  type: string;
  message: string;
  remoteAddress: string;
}

/** An event as its row shows it, whatever the server tells of it. */
export const decodeEvent = (event: AuditEvent & { data?: unknown }): AuditEvent => {
  const data = isPlainObject(event.data) ? event.data : {};
  return {
    // Where the server tells it.
    id: textOf(event.id) || undefined,
    timestamp: textOf(event.timestamp),
    principal: textOf(event.principal),
    type: textOf(event.type),
    message: textOf(data.message),
    remoteAddress: textOf(data.remoteAddress),
  };
};
