import { useEffect, type ReactNode } from 'react';
import { useLatest } from 'shared/ui/use-latest';
import { Notice } from './notice';

/** How long alerts stay and how long a saved form waits before it returns to its list (spec 9). */
export const ALERT_DURATION = 1500;

interface PassingAlertProps {
  kind: 'success' | 'info' | 'warning' | 'danger';
  onGone: () => void;
  children: ReactNode;
}

/** An alert that goes after 1.5 s (spec 8). */
export const PassingAlert = ({ kind, onGone, children }: PassingAlertProps) => {
  const gone = useLatest(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), ALERT_DURATION);
    return () => clearTimeout(timer);
  }, [gone]);
  return <Notice kind={kind}>{children}</Notice>;
};
