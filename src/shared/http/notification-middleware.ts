import { isAction, type Middleware } from 'redux';
import { textOfNotice } from 'shared/i18n/server-text';
import { tell } from 'shared/messages/messages.duck';
import { showToast } from 'shared/ui/toasts';
import { noticesOfFailure, noticesOfSuccess, type Notice } from './notifications';

interface Settled {
  type: string;
  payload?: unknown;
  /** `silent` marks a call whose failure its own screen tells, or nobody needs to hear of. */
  meta?: { silent?: boolean };
}

const isResponse = (payload: unknown): payload is Parameters<typeof noticesOfSuccess>[0] =>
  typeof payload === 'object' && payload !== null && 'headers' in payload && 'status' in payload;

/** Announces, keeps and toasts what the server's headers and failures say (spec 8); it stands before the promise middleware. */
const notificationMiddleware: Middleware = store => {
  const say = (kind: 'success' | 'danger') => (notice: Notice) => {
    const text = textOfNotice(notice);
    store.dispatch(tell(kind, text));
    void showToast(kind, text);
  };
  const sayAll = ({ type, payload, meta }: Settled) => {
    if (meta?.silent) return;
    if (type.endsWith('_FULFILLED') && isResponse(payload)) noticesOfSuccess(payload).forEach(say('success'));
    if (type.endsWith('_REJECTED')) noticesOfFailure(payload).forEach(say('danger'));
  };
  return next => action => {
    const result = next(action);
    if (isAction(action)) sayAll(action as Settled);
    return result;
  };
};

export default notificationMiddleware;
