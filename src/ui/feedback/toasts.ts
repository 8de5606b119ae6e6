import { type ReactNode, useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

/** The toast library is not part of the first load: no screen needs it to open. */

type Kind = 'success' | 'danger';

/**
 * The library's name of each kind, and how long a toast stays, in milliseconds. Hovering does not pause that time,
 * because pointer events pass through a toast. So a failure stays long enough to be read twice. The message log
 * stores both kinds.
 */
const OPTIONS = {
  success: { type: 'success', autoClose: 5_000 },
  danger: { type: 'error', autoClose: 20_000 },
} as const;

const changes = createSignal();
let areWanted = false;

/** Whether a toast was shown since the page loaded. Only then is the toast container needed. */
export const useAreToastsWanted = () => useSyncExternalStore(changes.subscribe, () => areWanted);

/**
 * Shows a text at the top left. The shell announces the text, so the toast does not. The same text twice at the same
 * time is one toast. If the toast library cannot be loaded, nothing is shown.
 */
export const showToast = async (kind: Kind, text: string, content: ReactNode = text) => {
  if (!text) return;
  areWanted = true;
  changes.notify();
  const toasts = await import('react-toastify/unstyled').catch(() => undefined);
  toasts?.toast(content, { ...OPTIONS[kind], toastId: text, role: 'presentation' });
};

/** Takes the toast with this text away. */
export const hideToast = async (text: string) => {
  const toasts = await import('react-toastify/unstyled').catch(() => undefined);
  toasts?.toast.dismiss(text);
};
