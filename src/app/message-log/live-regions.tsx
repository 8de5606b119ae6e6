import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { messages, type Message, type MessageKind } from 'core/messages/messages.duck';

const PREFIXES: Record<MessageKind, MessageKey> = {
  success: 'messageLog.said.success',
  info: 'messageLog.said.info',
  warning: 'messageLog.said.warning',
  danger: 'messageLog.said.danger',
};

/** It stays as it was said: in another language it would be said once more. */
const Said = ({ kind, text }: Message) => {
  const t = useT();
  const [said] = useState(() => t(PREFIXES[kind], { text }));
  return <p>{said}</p>;
};

/** Tells each message once to those who listen. Its two regions are always there, for new ones are not heard. */
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
