import { useState } from 'react';

/** Whether a form's record was sent, with an outcome that is not known. */
export interface Sending {
  read: () => boolean;
  set: (isSending: boolean) => void;
}

/** It changes while nothing renders: the next write of the draft reads it. */
export const useSending = (initial: () => boolean): Sending => {
  const [sending] = useState(() => {
    let now = initial();
    return {
      read: () => now,
      set: (isSending: boolean) => {
        now = isSending;
      },
    };
  });
  return sending;
};

/** Notes in the draft that the record is being sent, or that the server refused it. */
export const noteSendingIn = (sending: Sending, rewrite: () => unknown) => (isSending: boolean) => {
  if (sending.read() === isSending) return;
  sending.set(isSending);
  rewrite();
};
