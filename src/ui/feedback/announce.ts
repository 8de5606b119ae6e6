import type { AxiosResponse } from 'axios';
import type { Dispatch } from 'redux';
import { detailsOf } from 'core/responses/failure-details';
import { isReported } from 'core/responses/notifications';
import { textOfFailure, textOfSuccess } from 'core/responses/server-text';
import { isSessionEnd } from 'core/responses/session-end';
import { addMessageWithToast } from './message-toast';
import { newestAlert } from './newest-alert';
import { hideToast } from './toasts';

/** What the server's alert header says about a request that worked. */
export const announceSuccess = (dispatch: Dispatch, response: AxiosResponse) =>
  addMessageWithToast(dispatch, 'success', textOfSuccess(response));

/** The toasts about an ended session that nobody has closed. */
const ofEndedSession = new Set<string>();

export const announceFailure = (dispatch: Dispatch, error: unknown) => {
  if (!isReported(error)) return;
  const text = textOfFailure(error);
  if (isSessionEnd(error)) ofEndedSession.add(text);
  addMessageWithToast(dispatch, 'danger', text, detailsOf(error));
};

/** Somebody has signed in: nothing says any more that the session has ended. */
export const hideSessionEnd = () => {
  newestAlert.notify();
  ofEndedSession.forEach(text => void hideToast(text));
  ofEndedSession.clear();
};
