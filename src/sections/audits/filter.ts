import type { MessageKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import { containsPlain } from 'lib/plain';
import type { AuditEvent } from './record';

/** The filter of the loaded events. */
export interface EventFilter {
  text: string;
  failuresOnly: boolean;
}

export const NO_FILTER: EventFilter = { text: '', failuresOnly: false };

export const isFailure = ({ type }: Pick<AuditEvent, 'type'>) => type.includes('FAILURE');

const TYPE_TEXTS: ReadonlyMap<string, MessageKey> = new Map([
  ['AUTHENTICATION_SUCCESS', 'audits.types.signIn'],
  ['AUTHENTICATION_FAILURE', 'audits.types.refused'],
  ['AUTHORIZATION_FAILURE', 'audits.types.denied'],
  ['LOGOUT_SUCCESS', 'audits.types.signOut'],
]);

/** The label of an event type. A type that the console does not know is shown by the server's name. */
export const eventTypeText = ({ type }: Pick<AuditEvent, 'type'>) => {
  const text = TYPE_TEXTS.get(type);
  return text ? t(text) : type;
};

/** The events that match: the text is searched in all that a row shows but the date, and in the server's type name. */
export const filterEvents = (events: readonly AuditEvent[], { text, failuresOnly }: EventFilter) =>
  events.filter(event => {
    if (failuresOnly && !isFailure(event)) return false;
    const { principal, type, message, remoteAddress } = event;
    return [principal, type, eventTypeText(event), message, remoteAddress].some(shown => containsPlain(shown, text));
  });
