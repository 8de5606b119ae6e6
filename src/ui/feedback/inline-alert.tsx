import { type ReactNode, useEffect } from 'react';
import { useT } from 'core/i18n/use-t';
import { newestAlert } from './newest-alert';

interface NoticeProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  onClose?: () => void;
  children: ReactNode;
}

/** A message in the page. Not reactstrap's Alert, because that gives every message the role `alert`, good news too. */
export const InlineAlert = ({ kind, onClose, children }: NoticeProps) => {
  const t = useT();
  const isUrgent = kind === 'danger' || kind === 'warning';
  useEffect(() => {
    if (isUrgent) newestAlert.notify();
  }, [isUrgent]);
  return (
    <div className={`alert alert-${kind}${onClose ? ' alert-dismissible' : ''}`} role={isUrgent ? 'alert' : 'status'}>
      {onClose && (
        <button type="button" className="btn-close" aria-label={t('entity.action.close')} onClick={onClose} />
      )}
      {children}
    </div>
  );
};
