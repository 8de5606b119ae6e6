import { type ReactNode, useEffect } from 'react';
import type { DeletedRecord, MessageKind } from 'core/messages/messages.duck';
import { useLatest } from 'lib/use-latest';
import { ResultAlert, ResultText } from './result-alert';

/** How long alerts stay and how long a saved form waits before it returns to its list (R161, R63). */
export const ALERT_DURATION = 1500;

/** How long a failure with a reason stays, in milliseconds: two sentences cannot be read in 1.5 s. */
const FAILURE_DURATION = 6000;

interface PassingAlertProps {
  kind: MessageKind;
  /** The reason for the result. */
  detail?: string;
  deleted?: DeletedRecord;
  /** The failure that is told. */
  error?: unknown;
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

/**
 * Nothing may move what the user is about to press. So an alert that goes by itself takes no room in the page: it is
 * over the page's path, below the header, wherever the page is scrolled to. Presses go through it.
 */
const PassingPlace = ({ children }: { children: ReactNode }) => <div className="passing-alert">{children}</div>;

/** An alert that disappears after 1.5 s (R161), or after 6 s if it tells a failure. The message log stores it. */
export const TimedAlert = ({ kind, detail, deleted, error, onGone, children }: PassingAlertProps) => {
  usePassing(onGone, detail || error ? FAILURE_DURATION : ALERT_DURATION);
  return (
    <PassingPlace>
      <ResultAlert kind={kind} detail={detail} deleted={deleted} error={error}>
        {children}
      </ResultAlert>
    </PassingPlace>
  );
};

/** A timed alert for a result that another screen has already announced: it is shown again, but not announced again. */
export const PassingEcho = ({ kind, onGone, children }: PassingAlertProps) => {
  usePassing(onGone);
  return (
    <PassingPlace>
      <ResultText kind={kind}>{children}</ResultText>
    </PassingPlace>
  );
};
