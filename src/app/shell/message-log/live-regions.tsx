import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { type Message, type MessageKind, messages } from 'core/messages/messages.duck';
import { newestAlert } from 'ui/feedback/newest-alert';

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

/** What came within this time before a failure belongs to it, in milliseconds: it is still being announced. */
const TOGETHER = 500;

/** The newest message, until a screen tells a later failure itself: nobody finds a success beside it. */
const useNewest = () => {
  const [latest] = useSelector(messages.select).log;
  const [over, setOver] = useState<Message>();
  useEffect(
    () => newestAlert.subscribe(() => latest && Date.now() - latest.at > TOGETHER && setOver(latest)),
    [latest],
  );
  return latest === over ? undefined : latest;
};

/**
 * Announces each message once to screen readers. Both live regions are always in the DOM, because screen readers ignore
 * the content of a region that was just added.
 */
export const LiveRegions = () => {
  const newest = useNewest();
  const isUrgent = newest?.kind === 'danger' || newest?.kind === 'warning';
  const message = newest && <Said key={newest.id} {...newest} />;
  return (
    <div className="visually-hidden" data-cy="announcer">
      <div role="status">{!isUrgent && message}</div>
      <div role="alert">{isUrgent && message}</div>
    </div>
  );
};
