import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { markRead, messages } from 'core/messages/messages.duck';
import { useAppDispatch } from 'core/redux/hooks';
import { chunk } from 'ui/layout/screen';

const MessageLog = chunk(() => import('./internal/message-log'));

const Bell = () => (
  <svg
    viewBox="0 0 16 16"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M8 1.8a4.2 4.2 0 0 0-4.2 4.2c0 3.6-1.3 4.6-1.8 5.2h12c-.5-.6-1.8-1.6-1.8-5.2A4.2 4.2 0 0 0 8 1.8Z" />
    <path d="M6.3 13.4a1.8 1.8 0 0 0 3.4 0" strokeLinecap="round" />
  </svg>
);

const useName = (unread: number) => {
  const t = useT();
  if (unread === 0) return t('messageLog.title');
  return unread === 1 ? t('messageLog.unreadOne') : t('messageLog.unread', { count: unread });
};

/** Opens the message log, and shows how many failures are unread. What worked needs no second look. */
export const MessageBell = () => {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const { log, lastRead } = useSelector(messages.select);
  const unread = log.filter(({ id, kind }) => id > lastRead && (kind === 'danger' || kind === 'warning'));
  const name = useName(unread.length);
  const close = () => {
    void dispatch(markRead());
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="message-bell"
        data-cy="messageBell"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        <Bell />
        {unread.length > 0 && <span className="message-count">{unread.length}</span>}
      </button>
      {isOpen && <MessageLog onClose={close} />}
    </>
  );
};
