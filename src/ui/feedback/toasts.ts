import { useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

/** Toasts load when the first one is shown: no screen needs them to open. */

type Kind = 'success' | 'danger';

/**
 * How the library calls each kind, and how long it stays, in milliseconds. The pointer does not stop that time, for
 * presses go through a toast: a failure has time to be read twice. The message log keeps both.
 */
const OPTIONS = {
  success: { type: 'success', autoClose: 5_000 },
  danger: { type: 'error', autoClose: 20_000 },
} as const;

const changes = createSignal();
let areWanted = false;

/** Whether a toast was ever shown, and so the place where toasts stand is needed. */
export const useAreToastsWanted = () => useSyncExternalStore(changes.subscribe, () => areWanted);

/**
 * Shows a text at the top left; the shell announces it, and so the toast does not. The same text twice at once is one
 * toast. Where toasts cannot be loaded it is not shown.
 */
export const showToast = async (kind: Kind, text: string) => {
  if (!text) return;
  areWanted = true;
  changes.notify();
  const toasts = await import('react-toastify/unstyled').catch(() => undefined);
  toasts?.toast(text, { ...OPTIONS[kind], toastId: text, role: 'presentation' });
};
