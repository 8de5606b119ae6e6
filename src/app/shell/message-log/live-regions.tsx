import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { type Message, type MessageKind, messages } from 'core/messages/messages.duck';
import { ALERT_DURATION, LONG_DURATION } from 'ui/feedback/timed-alert';

const PREFIXES: Record<MessageKind, MessageKey> = {
  success: 'messageLog.said.success',
  info: 'messageLog.said.info',
  warning: 'messageLog.said.warning',
  danger: 'messageLog.said.danger',
};

const isUrgent = ({ kind }: Message) => kind === 'danger' || kind === 'warning';

/**
 * Keeps the text in its original language: in another language it would be announced again. It goes when the alert on
 * the page goes, so that nobody finds an earlier success beside a failure that its own screen announces.
 */
const Said = (message: Message) => {
  const t = useT();
  const [said, setSaid] = useState(() => t(PREFIXES[message.kind], { text: message.text }));
  const duration = isUrgent(message) ? LONG_DURATION : ALERT_DURATION;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return said && <p>{said}</p>;
};

/**
 * Announces each message once to screen readers. Both live regions are always in the DOM, because screen readers ignore
 * the content of a region that was just added.
 */
export const LiveRegions = () => {
  const [latest] = useSelector(messages.select).log;
  const message = latest && <Said key={latest.id} {...latest} />;
  return (
    <div className="visually-hidden" data-cy="announcer">
      <div role="status">{latest && !isUrgent(latest) && message}</div>
      <div role="alert">{latest && isUrgent(latest) && message}</div>
    </div>
  );
};
