import { useCallback, useEffect, useState } from 'react';
import { Redirect, useHistory } from 'react-router-dom';
import { logout } from 'core/auth/authentication.duck';
import { useT } from 'core/i18n/use-t';
import { useUnsavedElsewhere } from 'core/navigation/unsaved-elsewhere';
import { useAppDispatch } from 'core/redux/hooks';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { Busy } from 'ui/layout/busy';

/** Signs out, then redirects to the root (R19). Asks first if another tab holds unsaved text. */
const Logout = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const history = useHistory();
  const { isUnsaved, keys } = useUnsavedElsewhere();
  const [isDone, setDone] = useState(false);
  const signOut = useCallback(() => {
    setDone(true);
    void dispatch(logout(keys));
  }, [dispatch, keys]);
  useEffect(() => {
    if (isUnsaved === false) signOut();
  }, [isUnsaved, signOut]);

  if (isDone) return <Redirect to="/" />;
  if (!isUnsaved) return <Busy />;
  return (
    <ConfirmDialog
      title={t('login.signOut.title')}
      cancel={t('login.signOut.stay')}
      confirm={t('login.signOut.confirm')}
      onConfirm={signOut}
      onCancel={() => (history.action === 'PUSH' ? history.goBack() : history.replace('/'))}
    >
      {t('login.signOut.question')}
    </ConfirmDialog>
  );
};

export default Logout;
