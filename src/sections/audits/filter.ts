import { optionText } from 'core/i18n/option-text';
import type { AuditEvent } from './model';

/** What is looked for among the events that are there. */
export interface EventFilter {
  text: string;
  failuresOnly: boolean;
}

export const NO_FILTER: EventFilter = { text: '', failuresOnly: false };

export const isFailure = ({ type }: Pick<AuditEvent, 'type'>) => type.includes('FAILURE');

/** What people call a kind of event; one that the console does not know, by the server's name. */
export const typeText = ({ type }: Pick<AuditEvent, 'type'>) => optionText('audits.typeOptions', type);

/** The events that the filter leaves: a text is found in all that a row says, and in the server's name of its kind. */
export const filterEvents = (events: readonly AuditEvent[], { text, failuresOnly }: EventFilter) => {
  const wanted = text.trim().toLowerCase();
  return events.filter(event => {
    if (failuresOnly && !isFailure(event)) return false;
    const { principal, type, message, remoteAddress } = event;
    return [principal, type, typeText(event), message, remoteAddress].join('\n').toLowerCase().includes(wanted);
  });
};
