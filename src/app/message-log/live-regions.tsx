import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { messages, type MessageKind } from 'core/messages/messages.duck';

const PREFIXES: Record<MessageKind, MessageKey> = {
  success: 'messageLog.said.success',
  info: 'messageLog.said.info',
  warning: 'messageLog.said.warning',
  danger: 'messageLog.said.danger',
};

/** Tells each message once to those who listen. Its two regions are always there, for new ones are not heard. */
export const LiveRegions = () => {
  const t = useT();
  const [latest] = useSelector(messages.select).log;
  const isUrgent = latest?.kind === 'danger' || latest?.kind === 'warning';
  const message = latest && <p key={latest.id}>{t(PREFIXES[latest.kind], { text: latest.text })}</p>;
  return (
    <div className="visually-hidden" data-cy="announcer">
      <div role="status">{!isUrgent && message}</div>
      <div role="alert">{isUrgent && message}</div>
    </div>
  );
};
