import { useEffect, useSyncExternalStore } from 'react';
import { formatTime } from 'core/i18n/times';
import { afterPaint } from 'lib/browser/idle';
import { createSignal } from 'lib/signal';

export interface Written {
  /** When the draft was stored, in milliseconds since 1970; null while no draft is stored. */
  storedAt: number | null;
  /** The browser refused to store it. */
  failed: boolean;
}

/**
 * The result of the latest write of a form's draft. It changes every two seconds while the user types. So it is not
 * part of the form's state: only the component that shows it renders again.
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
  // The first formatting of a time on a page takes too long for a keystroke, so it is done before the first one.
  useEffect(() => afterPaint(() => void formatTime(Date.now())), []);
  return useSyncExternalStore(subscribe, read);
};
