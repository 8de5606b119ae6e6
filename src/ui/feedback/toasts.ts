import { useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

/** Toasts load when the first one is shown: no screen needs them to open. */

type Kind = 'success' | 'danger';

const TYPES = { success: 'success', danger: 'error' } as const;

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
  toasts?.toast(text, { type: TYPES[kind], toastId: text, role: 'presentation' });
};
