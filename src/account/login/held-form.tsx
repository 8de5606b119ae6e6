import { useEffect, useState } from 'react';
import { HeldFormNotice } from './internal/held-form-notice';
import LoginModal from './internal/login-modal';

/** The sign-in modal above a held form, or a notice once the owner closed the modal to read the form. */
const HeldForm = ({ login }: { login: string }) => {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    document.body.classList.toggle('shows-held-screen', isDismissed);
    return () => document.body.classList.remove('shows-held-screen');
  }, [isDismissed]);

  if (isDismissed) return <HeldFormNotice onSignIn={() => setDismissed(false)} />;
  return <LoginModal expiredLogin={login} onClose={() => setDismissed(true)} />;
};

export default HeldForm;
