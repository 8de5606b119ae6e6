import { useEffect } from 'react';
import { formatTime } from 'core/i18n/times';
import { afterPaint } from 'lib/browser/idle';
import { type State, useStateNow } from 'lib/state';

/**
 * The result of the latest write of a form's draft. It changes every two seconds while the user types. So it is not
 * part of the form's state: only the component that shows it renders again.
 */
export interface Written {
  /** When the draft was stored, in milliseconds since 1970; null while no draft is stored. */
  storedAt: number | null;
  /** The browser refused to store it. */
  failed: boolean;
}

export type DraftStatus = State<Written>;

export const useDraftStatus = (status: DraftStatus): Written => {
  // The first formatting of a time on a page takes too long for a keystroke, so it is done before the first one.
  useEffect(() => afterPaint(() => void formatTime(Date.now())), []);
  return useStateNow(status);
};
