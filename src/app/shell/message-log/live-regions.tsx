import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { type Message, type MessageKind, messages } from 'core/messages/messages.duck';

const PREFIXES: Record<MessageKind, MessageKey> = {
  success: 'messageLog.said.success',
  info: 'messageLog.said.info',
  warning: 'messageLog.said.warning',
  danger: 'messageLog.said.danger',
};

/** Keeps the text in its original language: in another language it would be announced again. */
const Said = ({ kind, text }: Message) => {
  const t = useT();
  const [said] = useState(() => t(PREFIXES[kind], { text }));
  return <p>{said}</p>;
};

/**
 * Announces each message once to screen readers. Both live regions are always in the DOM, because screen readers ignore
 * the content of a region that was just added.
 */
export const LiveRegions = () => {
  const [latest] = useSelector(messages.select).log;
  const isUrgent = latest?.kind === 'danger' || latest?.kind === 'warning';
  const message = latest && <Said key={latest.id} {...latest} />;
  return (
    <div className="visually-hidden" data-cy="announcer">
      <div role="status">{!isUrgent && message}</div>
      <div role="alert">{isUrgent && message}</div>
    </div>
  );
};
