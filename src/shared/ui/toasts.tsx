/** Toasts load when the first one is shown: no screen needs them to open. */

type Kind = 'success' | 'error' | 'info';

/** Shows a text at the top left; the same text twice at once is one toast. */
export const showToast = async (kind: Kind, text: string) => {
  if (!text) return;
  const { toast } = await import('react-toastify/unstyled');
  toast(text, { type: kind, toastId: text });
};
