import type { ReactNode } from 'react';
import { Alert } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';

interface NoticeProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  onClose?: () => void;
  children: ReactNode;
}

/** A message in the page; `fade` off, or reactstrap's Alert warns under React 18. */
export const Notice = ({ kind, onClose, children }: NoticeProps) => {
  const t = useT();
  const role = kind === 'danger' || kind === 'warning' ? 'alert' : 'status';
  return (
    <Alert color={kind} fade={false} toggle={onClose} closeAriaLabel={t('entity.action.close')} role={role}>
      {children}
    </Alert>
  );
};
