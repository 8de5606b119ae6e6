import { type ReactNode, useEffect, useState } from 'react';
import type { Message } from 'core/messages/messages.duck';
import { ResultAlert, ResultText } from './result-alert';

/** How long alerts stay and how long a saved form waits before it returns to its list (R161, R63). */
export const ALERT_DURATION = 1500;

/** How long a failure, or a result that offers an action, stays, in milliseconds: nobody reads a reason in 1.5 s. */
const LONG_DURATION = 6000;

interface PassingAlertProps extends Pick<Message, 'kind' | 'deleted' | 'undo' | 'link'> {
  /** The reason for the result. */
  detail?: string;
  /** What the server answered to what failed, for the message log. */
  details?: string;
  /** The button of what the result offers. */
  offer?: ReactNode;
  onGone: () => void;
  children: string;
}

interface PassingPlaceProps {
  /** Milliseconds. */
  duration: number;
  onGone: () => void;
  children: ReactNode;
}

/**
 * Nothing may move what the user is about to press. So an alert that goes by itself takes no room in the page: it is
 * over the page's path, below the header, wherever the page is scrolled to. Presses go through it. It stays while the
 * focus is in it.
 */
const PassingPlace = ({ duration, onGone, children }: PassingPlaceProps) => {
  const [isDue, setDue] = useState(false);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  useEffect(() => {
    if (isDue && !isHeld) onGone();
  }, [isDue, isHeld, onGone]);
  return (
    <div className="passing-alert" onFocus={() => hold(true)} onBlur={() => hold(false)}>
      {children}
    </div>
  );
};

const stays = ({ kind, offer }: Pick<PassingAlertProps, 'kind' | 'offer'>) =>
  offer || kind === 'warning' || kind === 'danger' ? LONG_DURATION : ALERT_DURATION;

/**
 * An alert that disappears after 1.5 s (R161), or after 6 s if it tells a failure or offers an action. The message log
 * stores it.
 */
export const TimedAlert = ({ onGone, children, ...result }: PassingAlertProps) => (
  <PassingPlace duration={stays(result)} onGone={onGone}>
    <ResultAlert {...result}>{children}</ResultAlert>
  </PassingPlace>
);

/** A timed alert for a result that another screen has already announced: it is shown again, but not announced again. */
export const PassingEcho = ({ onGone, children, ...result }: PassingAlertProps) => (
  <PassingPlace duration={stays(result)} onGone={onGone}>
    <ResultText {...result}>{children}</ResultText>
  </PassingPlace>
);
