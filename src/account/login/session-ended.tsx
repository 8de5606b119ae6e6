import { useCallback, useEffect, useRef } from 'react';
import { useHistory } from 'react-router-dom';
import { useSession } from 'shared/auth/use-session';
import { chunk } from 'shared/navigation/screen';
import { releaseUnsavedWork, useHasUnsavedWork } from 'shared/drafts/unsaved-work';

/** A held form waits so long for its owner; then it leaves the page, and only its draft stays. */
export const HELD_AT_MOST = 30 * 60 * 1000;

const LoginModal = chunk(() => import('./login-modal'));

/**
 * The sign-in modal over a form whose session ended (decision 31). The same person finds it as it was; somebody else
 * is taken home, and the draft stays for its owner.
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
  return <LoginModal expiredLogin={login} onClose={leave} />;
};
