import type { ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';

interface NoticeProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  onClose?: () => void;
  children: ReactNode;
}

/** A message in the page. Not reactstrap's Alert, because that gives every message the role `alert`, good news too. */
export const InlineAlert = ({ kind, onClose, children }: NoticeProps) => {
  const t = useT();
  return (
    <div
      className={`alert alert-${kind}${onClose ? ' alert-dismissible' : ''}`}
      role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}
    >
      {onClose && (
        <button type="button" className="btn-close" aria-label={t('entity.action.close')} onClick={onClose} />
      )}
      {children}
    </div>
  );
};
