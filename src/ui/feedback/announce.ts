import type { AxiosResponse } from 'axios';
import type { Dispatch } from 'redux';
import { detailsOf } from 'core/responses/failure-details';
import { isReported } from 'core/responses/notifications';
import { textOfFailure, textOfSuccess } from 'core/responses/server-text';
import { addMessageWithToast } from './message-toast';

/** What the server's alert header says about a request that worked. */
export const announceSuccess = (dispatch: Dispatch, response: AxiosResponse) =>
  addMessageWithToast(dispatch, 'success', textOfSuccess(response));

export const announceFailure = (dispatch: Dispatch, error: unknown) => {
  if (isReported(error)) addMessageWithToast(dispatch, 'danger', textOfFailure(error), detailsOf(error));
};
