import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { chunk } from 'ui/layout/screen';
import { HeldFormNotice } from './held-form-notice';
import { releaseUnsavedWork, useHasUnsavedWork } from 'core/navigation/unsaved-work';

/** A held form waits so long for its owner; then it leaves the page, and only its draft stays. */
export const HELD_AT_MOST = 30 * 60 * 1000;

const LoginModal = chunk(() => import('./login-modal'));

/**
 * The sign-in modal over a form whose session ended (R21). The same person finds it as it was; somebody else
 * is taken home, and the draft stays for its owner. Who cancels stays with the form, to read, and may sign in later.
 */
export const SessionEnded = () => {
  const history = useHistory();
  const { isAuthenticated, isUnreachable, login } = useSession();
  const isOpen = useHasUnsavedWork() && login !== undefined && !isAuthenticated && !isUnreachable;
  const owner = useRef(login);
  const wasOpen = useRef(false);

  useEffect(() => {
    const isSomebodyElse = owner.current !== undefined && login !== undefined && owner.current !== login;
    owner.current = login;
    if (isSomebodyElse) {
      releaseUnsavedWork();
      history.replace('/');
    } else if (wasOpen.current && !isOpen) {
      document.querySelector<HTMLElement>('[data-cy="entityCreateSaveButton"], [data-cy="contentSaveButton"]')?.focus();
    }
    wasOpen.current = isOpen;
  }, [login, isOpen, history]);

  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isOpen) setDismissed(false);
  }, [isOpen]);
  // A dismissed form may be read by its owner.
  useEffect(() => {
    document.body.classList.toggle('shows-held-screen', isOpen && isDismissed);
    return () => document.body.classList.remove('shows-held-screen');
  }, [isOpen, isDismissed]);

  const leave = useCallback(() => {
    releaseUnsavedWork();
    history.push('/login');
  }, [history]);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(leave, HELD_AT_MOST);
    return () => clearTimeout(timer);
  }, [isOpen, leave]);

  if (!isOpen) return null;
  if (isDismissed) return <HeldFormNotice onSignIn={() => setDismissed(false)} />;
  return <LoginModal expiredLogin={login} onClose={() => setDismissed(true)} />;
};
