import type { Dispatch } from 'redux';
import { addMessage, type MessageLink } from 'core/messages/messages.duck';
import { showToast } from './toasts';

/** Announces and logs a result that no screen shows, and shows it as a toast. An empty text is ignored. */
export const addMessageWithToast = (
  dispatch: Dispatch,
  kind: 'success' | 'danger',
  text: string | undefined,
  details?: string,
  link?: MessageLink,
) => {
  if (!text) return;
  dispatch(addMessage(kind, text, undefined, details, link));
  void showToast(kind, text, link);
};
