import { lazy, Suspense, useEffect, useRef } from 'react';
import { useHistory } from 'react-router-dom';
import { useSession } from 'shared/auth/use-session';
import { releaseUnsavedWork, useHasUnsavedWork } from 'shared/drafts/unsaved-work';

const LoginModal = lazy(() => import('./login-modal').then(module => ({ default: module.LoginModal })));

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

  if (!isOpen) return null;
  const leave = () => {
    releaseUnsavedWork();
    history.push('/login');
  };
  return (
    <Suspense fallback={null}>
      <LoginModal expiredLogin={login} onClose={leave} />
    </Suspense>
  );
};
