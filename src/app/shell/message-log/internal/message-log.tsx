import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ModalBody } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { type MessageKind, messages } from 'core/messages/messages.duck';
import RestoreButton from 'crud/list/restore-button';
import UndoButton from 'features/undo/undo-button';
import { Dialog } from 'ui/dialogs/dialog';
import { Details } from 'ui/feedback/failure-details';

const KINDS: Record<MessageKind, MessageKey> = {
  success: 'messageLog.kinds.success',
  info: 'messageLog.kinds.info',
  warning: 'messageLog.kinds.warning',
  danger: 'messageLog.kinds.danger',
};

/** The latest messages, newest first. The user can still read the text of an alert after the alert disappears. */
const MessageLog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { log } = useSelector(messages.select);
  return (
    <Dialog title={t('messageLog.title')} onClose={onClose} scrollable className="message-log">
      <ModalBody>
        {log.length === 0 ? (
          <p className="mb-0">{t('messageLog.empty')}</p>
        ) : (
          <ol>
            {log.map(({ id, at, kind, text, deleted, details, link, undo }) => (
              <li key={id} className={`message message-${kind}`}>
                <p className="message-head">
                  <strong>{t(KINDS[kind])}</strong> <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
                </p>
                <p className="message-text">{text}</p>
                <Details text={details} />
                {link && (
                  <Link to={link.to} onClick={onClose}>
                    {link.text}
                  </Link>
                )}
                {undo && <UndoButton undo={undo} onGo={onClose} />}
                {deleted && <RestoreButton deleted={deleted} onGo={onClose} />}
              </li>
            ))}
          </ol>
        )}
      </ModalBody>
    </Dialog>
  );
};

export default MessageLog;
