import { isAction, type Middleware } from 'redux';
import { textOfNotice } from 'shared/i18n/server-text';
import { showToast } from 'shared/ui/toasts';
import { noticesOfFailure, noticesOfSuccess } from './notifications';

interface Settled {
  type: string;
  payload?: unknown;
  /** `silent` marks a call whose failure its own screen tells, or nobody needs to hear of. */
  meta?: { silent?: boolean };
}

const isResponse = (payload: unknown): payload is Parameters<typeof noticesOfSuccess>[0] =>
  typeof payload === 'object' && payload !== null && 'headers' in payload && 'status' in payload;

/** Toasts what the server's headers and failures say (spec 8); it stands before the promise middleware. */
const notificationMiddleware: Middleware = () => next => action => {
  const result = next(action);
  if (!isAction(action)) return result;
  const { type, payload, meta } = action as Settled;
  if (meta?.silent) return result;
  if (type.endsWith('_FULFILLED') && isResponse(payload)) {
    noticesOfSuccess(payload).forEach(notice => showToast('success', textOfNotice(notice)));
  }
  if (type.endsWith('_REJECTED')) {
    noticesOfFailure(payload).forEach(notice => showToast('error', textOfNotice(notice)));
  }
  return result;
};

export default notificationMiddleware;
