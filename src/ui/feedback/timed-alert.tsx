import { useEffect } from 'react';
import type { DeletedRecord, MessageKind } from 'core/messages/messages.duck';
import { ResultAlert, ResultText } from './result-alert';
import { useLatest } from 'lib/use-latest';

/** How long alerts stay and how long a saved form waits before it returns to its list (R161, R63). */
export const ALERT_DURATION = 1500;

/** How long a failure stays that says why it happened: two sentences are not read in 1.5 s. Milliseconds. */
const FAILURE_DURATION = 6000;

interface PassingAlertProps {
  kind: MessageKind;
  /** Why it ended so. */
  detail?: string;
  deleted?: DeletedRecord;
  onGone: () => void;
  children: string;
}

const usePassing = (onGone: () => void, duration = ALERT_DURATION) => {
  const gone = useLatest(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), duration);
    return () => clearTimeout(timer);
  }, [gone, duration]);
};

/** An alert that goes after 1.5 s (R161), or 6 s with a reason; the log of messages keeps it. */
export const TimedAlert = ({ kind, detail, deleted, onGone, children }: PassingAlertProps) => {
  usePassing(onGone, detail ? FAILURE_DURATION : ALERT_DURATION);
  return (
    <ResultAlert kind={kind} detail={detail} deleted={deleted}>
      {children}
    </ResultAlert>
  );
};

/** The same for what another screen has told already: it is seen again, but not announced again. */
export const PassingEcho = ({ kind, onGone, children }: PassingAlertProps) => {
  usePassing(onGone);
  return <ResultText kind={kind}>{children}</ResultText>;
};
