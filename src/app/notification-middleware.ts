import { isAction, type Middleware } from 'redux';
import { hasUnsavedWork } from 'core/navigation/unsaved-work';
import { textOfFailure, textOfSuccess } from 'core/http/server-text';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { isReported } from 'core/http/notifications';
import { isSessionEnd } from 'core/http/is-session-end';

interface EndedAction {
  type: string;
  payload?: unknown;
  /** `silent` marks a call whose outcome its own screen tells, or nobody needs to hear of. */
  meta?: { silent?: boolean };
}

const isResponse = (payload: unknown): payload is Parameters<typeof textOfSuccess>[0] =>
  typeof payload === 'object' && payload !== null && 'headers' in payload && 'status' in payload;

/** Signing out takes a screen away before it can tell of its failure, unless unsaved text holds it on the page. */
const isShownByScreen = ({ payload, meta }: EndedAction) =>
  meta?.silent === true && (hasUnsavedWork() || !isSessionEnd(payload));

/**
 * Announces, keeps and toasts what the server's headers and failures say (R154); it stands before the promise
 * middleware.
 */
const notificationMiddleware: Middleware = store => {
  const addResult = (action: EndedAction) => {
    const { type, payload, meta } = action;
    if (type.endsWith('_FULFILLED') && isResponse(payload) && !meta?.silent)
      addMessageWithToast(store.dispatch, 'success', textOfSuccess(payload));
    if (type.endsWith('_REJECTED') && isReported(payload) && !isShownByScreen(action))
      addMessageWithToast(store.dispatch, 'danger', textOfFailure(payload));
  };
  return next => action => {
    const result = next(action);
    if (isAction(action)) addResult(action);
    return result;
  };
};

export default notificationMiddleware;
