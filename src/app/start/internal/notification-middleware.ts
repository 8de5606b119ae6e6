import { isAction, type Middleware } from 'redux';
import { hasUnsavedWork } from 'core/navigation/unsaved-work';
import type { SHOWN_BY_SCREEN } from 'core/redux/request';
import { detailsOf } from 'core/responses/failure-details';
import { isReported } from 'core/responses/notifications';
import { isSessionEnd } from 'core/responses/refusals';
import { textOfFailure, textOfSuccess } from 'core/responses/server-text';
import { isPlainObject } from 'lib/is-plain-object';
import { addMessageWithToast } from 'ui/feedback/message-toast';

interface EndedAction {
  type: string;
  payload?: unknown;
  meta?: Partial<typeof SHOWN_BY_SCREEN>;
}

const isResponse = (payload: unknown): payload is Parameters<typeof textOfSuccess>[0] =>
  isPlainObject(payload) && 'headers' in payload && 'status' in payload;

/** Signing out removes a screen before it can show its failure, unless unsaved text keeps the screen on the page. */
const isShownByScreen = ({ payload, meta }: EndedAction) =>
  meta?.isShownByScreen === true && (hasUnsavedWork() || !isSessionEnd(payload));

/**
 * Announces, logs and toasts what the server's headers and failures report (R154). It comes after the promise
 * middleware in the chain.
 */
const notificationMiddleware: Middleware = store => {
  const addResult = (action: EndedAction) => {
    const { type, payload, meta } = action;
    if (type.endsWith('_FULFILLED') && isResponse(payload) && !meta?.isShownByScreen)
      addMessageWithToast(store.dispatch, 'success', textOfSuccess(payload));
    if (type.endsWith('_REJECTED') && isReported(payload) && !isShownByScreen(action))
      addMessageWithToast(store.dispatch, 'danger', textOfFailure(payload), detailsOf(payload));
  };
  return next => action => {
    const result = next(action);
    if (isAction(action)) addResult(action);
    return result;
  };
};

export default notificationMiddleware;
