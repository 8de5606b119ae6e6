import { useStore } from 'react-redux';
import { authentication } from 'core/auth/authentication-reducer';
import { useSession } from 'core/auth/use-session';
import { t } from 'core/i18n/translate';
import { addMessage } from 'core/messages/messages.duck';
import { detailsOf } from 'core/responses/failure-details';
import { isOutcomeUnknown } from 'core/responses/responses';
import { textOfFailure } from 'core/responses/server-text';
import { LinkedToast } from 'ui/feedback/linked-toast';
import { showToast } from 'ui/feedback/toasts';

/** A save whose form was left before its answer came. */
export interface LeftSave {
  /** The name of what was saved. */
  name: string;
  /** The address that leads there. */
  to: string;
  /** Why it failed; undefined if it worked. */
  error?: unknown;
}

const textOf = ({ name, error }: LeftSave): string => {
  const params = { name, reason: textOfFailure(error) };
  if (error === undefined) return t('changes.leaving.stored', params);
  return t(isOutcomeUnknown(error) ? 'changes.leaving.unconfirmed' : 'changes.leaving.notStored', params);
};

/**
 * Tells the user who left a form during its save how the save ended. Returns whether that user is still here. After a
 * sign-out, only the result is told, without a name: the next person may see it.
 */
export const useTellWhoLeft = () => {
  const { dispatch, getState } = useStore();
  const { login: owner } = useSession();
  return (left: LeftSave): boolean => {
    const { login } = authentication.select(getState()).account;
    const { name, to, error } = left;
    const worked = error === undefined;
    const kind = worked ? 'success' : 'danger';
    const link = { to, text: t('changes.leaving.open', { name }) };
    const text = textOf(left);
    if (login === owner) {
      dispatch(addMessage(kind, text, { details: detailsOf(error), link }));
      void showToast(kind, text, <LinkedToast text={text} link={link} />);
    } else if (login === undefined)
      void showToast(kind, t(worked ? 'changes.leaving.storedLast' : 'changes.leaving.failedLast'));
    return login === owner;
  };
};
