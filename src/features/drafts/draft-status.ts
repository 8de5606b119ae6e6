import { useEffect, useSyncExternalStore } from 'react';
import { formatTime } from 'core/i18n/times';
import { createSignal } from 'lib/signal';
import { afterPaint } from 'ui/layout/after-paint';

export interface Written {
  /** When the draft was stored, in milliseconds; null while nothing is. */
  storedAt: number | null;
  /** The browser refused to store it. */
  failed: boolean;
}

/**
 * How the latest write of a form's draft ended. It changes every two seconds while somebody types, so it is no state of
 * the form: only what shows it renders again.
 */
export const createDraftStatus = () => {
  let written: Written = { storedAt: null, failed: false };
  const changes = createSignal();
  return {
    read: () => written,
    set: (next: Partial<Written>) => {
      written = { ...written, ...next };
      changes.notify();
    },
    subscribe: changes.subscribe,
  };
};

export type DraftStatus = ReturnType<typeof createDraftStatus>;

export const useDraftStatus = ({ subscribe, read }: DraftStatus) => {
  // The first time of day that a page shows takes longer than a key may take; it is worked out before the first key.
  useEffect(() => afterPaint(() => void formatTime(Date.now())), []);
  return useSyncExternalStore(subscribe, read);
};
