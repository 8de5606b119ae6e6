import { type AxiosResponse, isAxiosError } from 'axios';
import { isAction, type Middleware } from 'redux';
import { SESSION_ACTIONS } from 'core/auth/authentication-reducer';
import { t } from 'core/i18n/translate';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { type SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { headerOf } from 'core/responses/headers';
import { isSessionEnd } from 'core/responses/session-end';
import { isPlainObject } from 'lib/is-plain-object';
import { addMessageWithToast } from 'ui/feedback/message-toast';

interface EndedAction {
  type: string;
  payload?: unknown;
  meta?: Partial<typeof SHOWN_BY_SCREEN>;
}

const isResponse = (payload: unknown): payload is AxiosResponse =>
  isPlainObject(payload) && 'headers' in payload && 'status' in payload;

const isOfBackground = (error: unknown) => isAxiosError(error) && error.config?.isBackground === true;

/** Signing out removes a screen before it can show its failure, unless unsaved text keeps the screen on the page. */
const isShownByScreen = ({ payload, meta }: EndedAction) =>
  meta?.isShownByScreen === true && (hasUnsavedWork() || !isSessionEnd(payload));

/** Loaded when there is something to tell: most requests end without it. */
const loadTexts = () => import('ui/feedback/announce');

/**
 * Announces, logs and toasts what the server's headers and failures report (R154). It comes after the promise
 * middleware in the chain.
 */
const notificationMiddleware: Middleware = ({ dispatch }) => {
  /** The session has ended since somebody signed in. */
  let hasEnded = false;
  const addResult = (action: EndedAction) => {
    const { type, payload, meta } = action;
    const isSignIn = type === SUCCESS(SESSION_ACTIONS.GET_SESSION);
    if (hasEnded && isSignIn) void loadTexts().then(({ hideSessionEnd }) => hideSessionEnd());
    hasEnded = isSessionEnd(payload) || (hasEnded && !isSignIn);
    if (type.endsWith('_FULFILLED') && isResponse(payload) && !meta?.isShownByScreen && headerOf(payload, 'app-alert'))
      void loadTexts().then(({ announceSuccess }) => announceSuccess(dispatch, payload));
    if (type.endsWith('_REJECTED') && !isOfBackground(payload) && !isShownByScreen(action))
      loadTexts().then(
        ({ announceFailure }) => announceFailure(dispatch, payload),
        () => addMessageWithToast(dispatch, 'danger', t('error.server.not.reachable')),
      );
  };
  return next => action => {
    const result = next(action);
    if (isAction(action)) addResult(action);
    return result;
  };
};

export default notificationMiddleware;
