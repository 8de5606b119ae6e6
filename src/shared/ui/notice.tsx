import type { ReactNode } from 'react';
import { Alert } from 'reactstrap';

interface NoticeProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  onClose?: () => void;
  children: ReactNode;
}

/** A message in the page; `fade` off, or reactstrap's Alert warns under React 18. */
export const Notice = ({ kind, onClose, children }: NoticeProps) => (
  <Alert color={kind} fade={false} toggle={onClose} role={kind === 'danger' || kind === 'warning' ? 'alert' : 'status'}>
    {children}
  </Alert>
);
