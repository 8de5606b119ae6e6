import { useEffect } from 'react';
import type { MessageKind } from 'shared/messages/messages.duck';
import { Outcome, OutcomeText } from 'shared/messages/outcome';
import { useLatest } from 'shared/ui/use-latest';

/** How long alerts stay and how long a saved form waits before it returns to its list (spec 9). */
export const ALERT_DURATION = 1500;

interface PassingAlertProps {
  kind: MessageKind;
  onGone: () => void;
  children: string;
}

const usePassing = (onGone: () => void) => {
  const gone = useLatest(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), ALERT_DURATION);
    return () => clearTimeout(timer);
  }, [gone]);
};

/** An alert that goes after 1.5 s (spec 8); the log of messages keeps it. */
export const PassingAlert = ({ kind, onGone, children }: PassingAlertProps) => {
  usePassing(onGone);
  return <Outcome kind={kind}>{children}</Outcome>;
};

/** The same for what another screen has told already: it is seen again, but not announced again. */
export const PassingEcho = ({ kind, onGone, children }: PassingAlertProps) => {
  usePassing(onGone);
  return <OutcomeText kind={kind}>{children}</OutcomeText>;
};
