import type { Dispatch } from 'redux';
import { addMessage } from 'core/messages/messages.duck';
import { showToast } from './toasts';

/** Announces and logs a result that no screen shows, and shows it as a toast. An empty text is ignored. */
export const addMessageWithToast = (
  dispatch: Dispatch,
  kind: 'success' | 'danger',
  text: string | undefined,
  details?: string,
) => {
  if (!text) return;
  dispatch(addMessage(kind, text, { details }));
  void showToast(kind, text);
};
