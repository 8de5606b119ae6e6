import { resource } from './resource';
import { table } from './table';

export interface AuditEvent {
  principal: string;
  timestamp: string;
  type: 'AUTHENTICATION_SUCCESS' | 'AUTHENTICATION_FAILURE';
  data: { message?: string; remoteAddress: string };
}

resource({ name: 'auditEvents', entity: 'auditEvent' });

export const auditEvents = () => table<AuditEvent>('auditEvents');

/** Records a sign-in, or the reason why it failed. */
export const audit = (principal: string, failure?: string) =>
  auditEvents().insert({
    principal,
    timestamp: new Date().toISOString(),
    type: failure ? 'AUTHENTICATION_FAILURE' : 'AUTHENTICATION_SUCCESS',
    data: { message: failure, remoteAddress: '127.0.0.1' },
  });
