import { useEffect, useRef } from 'react';
import { useHistory } from 'react-router-dom';
import { noteSignedInAgain } from 'core/auth/signed-in-again';
import { useSession } from 'core/auth/use-session';
import { focusSaveButton, hasUnsavedWork, releaseUnsavedWork, useHasUnsavedWork } from 'core/navigation/open-forms';
import { chunk } from 'ui/layout/screen';

/** A held form waits this long for its owner, in milliseconds. Then it is removed, and only its draft remains. */
export const HELD_AT_MOST = 30 * 60 * 1000;

const HeldForm = chunk(() => import('./held-form'));

/** If another user signs in, opens the home page. For the form's owner, moves the focus to its Save button. */
const useReturnToForm = (login: string | undefined, isOpen: boolean, isAuthenticated: boolean) => {
  const history = useHistory();
  const owner = useRef(login);
  const hasEnded = useRef(false);
  useEffect(() => {
    const isSomebodyElse = owner.current !== undefined && login !== undefined && owner.current !== login;
    owner.current = login;
    if (isSomebodyElse) {
      releaseUnsavedWork();
      history.replace('/');
    } else if (hasEnded.current && isAuthenticated && hasUnsavedWork()) {
      noteSignedInAgain(true);
      focusSaveButton();
    }
    // The session may be unreachable between the sign-in and the return.
    hasEnded.current = isOpen || (hasEnded.current && !isAuthenticated);
  }, [login, isOpen, isAuthenticated, history]);
};

/** Nothing is left to save once no form is unsaved. */
const useForgetSignIn = (isOver: boolean) =>
  useEffect(() => {
    if (isOver) noteSignedInAgain(false);
  }, [isOver]);

const useLeaveInTime = (isOpen: boolean) => {
  const history = useHistory();
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => {
      releaseUnsavedWork();
      history.push('/login');
    };
    const timer = setTimeout(leave, HELD_AT_MOST);
    return () => clearTimeout(timer);
  }, [isOpen, history]);
};

/**
 * The sign-in modal above a form whose session ended (R21). If the same user signs in, the form is unchanged. If
 * another user signs in, the home page opens, and the draft stays for its owner. A user who cancels can read the form,
 * and sign in later.
 */
export const SessionEnded = () => {
  const { isAuthenticated, isUnreachable, login } = useSession();
  const isUnsaved = useHasUnsavedWork();
  const isOpen = isUnsaved && login !== undefined && !isAuthenticated && !isUnreachable;
  useForgetSignIn(!isUnsaved || isOpen);
  useReturnToForm(login, isOpen, isAuthenticated);
  useLeaveInTime(isOpen);

  return isOpen ? <HeldForm login={login} /> : null;
};
