import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { messages, type MessageKind } from 'core/messages/messages.duck';

const SAID: Record<MessageKind, MessageKey> = {
  success: 'messageLog.said.success',
  info: 'messageLog.said.info',
  warning: 'messageLog.said.warning',
  danger: 'messageLog.said.danger',
};

/** Tells each message once to those who listen. Its two regions are always there, for new ones are not heard. */
export const Announcer = () => {
  const t = useT();
  const [latest] = useSelector(messages.select).log;
  const isUrgent = latest?.kind === 'danger' || latest?.kind === 'warning';
  const said = latest && <p key={latest.id}>{t(SAID[latest.kind], { text: latest.text })}</p>;
  return (
    <div className="visually-hidden" data-cy="announcer">
      <div role="status">{!isUrgent && said}</div>
      <div role="alert">{isUrgent && said}</div>
    </div>
  );
};
