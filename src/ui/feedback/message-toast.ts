import type { Dispatch } from 'redux';
import { showToast } from './toasts';
import { tell } from 'core/messages/messages.duck';

/** Announces, keeps and toasts how something ended that no screen tells of; an empty text is nothing to tell. */
export const tellInToast = (dispatch: Dispatch, kind: 'success' | 'danger', text: string | undefined) => {
  if (!text) return;
  dispatch(tell(kind, text));
  void showToast(kind, text);
};
