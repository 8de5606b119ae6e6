import type { Dispatch } from 'redux';
import { showToast } from './toasts';
import { addMessage } from 'core/messages/messages.duck';

/** Announces, keeps and toasts how something ended that no screen tells of; an empty text is nothing to tell. */
export const addMessageWithToast = (dispatch: Dispatch, kind: 'success' | 'danger', text: string | undefined) => {
  if (!text) return;
  dispatch(addMessage(kind, text));
  void showToast(kind, text);
};
