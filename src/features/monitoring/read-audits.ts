import { recordOf, recordsOf, textOf } from './json';

export interface AuditEvent {
  /** Where the server sends it. */
  id?: string;
  timestamp: string;
  principal: string;
  type: string;
  message: string;
  remoteAddress: string;
}

/** An array of events, or a page of them. */
export const readAudits = (data: unknown): AuditEvent[] =>
  recordsOf(Array.isArray(data) ? data : recordOf(data).content).map(event => {
    const { message, remoteAddress } = recordOf(event.data);
    return {
      id: textOf(event.id) || undefined,
      timestamp: textOf(event.timestamp),
      principal: textOf(event.principal),
      type: textOf(event.type),
      message: textOf(message),
      remoteAddress: textOf(remoteAddress),
    };
  });
