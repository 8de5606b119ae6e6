import { useCallback, useEffect, useState } from 'react';
import { Redirect, useHistory } from 'react-router-dom';
import { logout } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useUnsavedElsewhere } from 'core/navigation/unsaved-elsewhere';
import { useAppDispatch } from 'core/redux/hooks';
import { draftsOf, removeDraft, type StoredDraft } from 'features/drafts/store/draft-store';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { Busy } from 'ui/layout/busy';
import { DraftNames } from './internal/draft-names';

interface QuestionProps {
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before this account signs out of another tab that holds unsaved text. */
const UnsavedElsewhere = ({ onSignOut, onStay }: QuestionProps) => {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('login.signOut.title')}
      cancel={t('login.signOut.stay')}
      confirm={t('login.signOut.confirm')}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      {t('login.signOut.question')}
    </ConfirmDialog>
  );
};

interface DraftQuestionProps extends QuestionProps {
  /** The drafts of forms that are open in other tabs. They stay, whatever the answer is. */
  keptDrafts: ReadonlySet<string>;
}

/** Names the drafts of this account, and asks whether they stay in this browser. Without drafts, signs out at once. */
const DraftQuestion = ({ keptDrafts, onSignOut, onStay }: DraftQuestionProps) => {
  const t = useT();
  const { login = '' } = useSession();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  useEffect(() => {
    let isGone = false;
    void draftsOf(login).then(all => !isGone && setDrafts(all.filter(({ key }) => !keptDrafts.has(key))));
    return () => {
      isGone = true;
    };
  }, [login, keptDrafts]);
  const hasNone = drafts?.length === 0;
  useEffect(() => {
    if (hasNone) onSignOut();
  }, [hasNone, onSignOut]);

  if (!drafts || hasNone) return <Busy />;
  const erase = () => {
    drafts.forEach(({ key }) => void removeDraft(key));
    onSignOut();
  };
  return (
    <ConfirmDialog
      title={t('login.signOut.draftsTitle')}
      other={{ text: t('login.signOut.keep'), onPress: onSignOut }}
      confirm={t('login.signOut.erase')}
      onConfirm={erase}
      onCancel={onStay}
    >
      <DraftNames drafts={drafts} />
    </ConfirmDialog>
  );
};

/** Signs out, then redirects to the root (R19). Asks first if there is text that is not saved. */
const Logout = () => {
  const dispatch = useAppDispatch();
  const history = useHistory();
  const { isUnsaved, keys } = useUnsavedElsewhere();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isDone, setDone] = useState(false);
  const signOut = useCallback(() => {
    setDone(true);
    void dispatch(logout());
  }, [dispatch]);
  const stay = () => (history.action === 'PUSH' ? history.goBack() : history.replace('/'));

  if (isDone) return <Redirect to="/" />;
  if (isUnsaved === undefined) return <Busy />;
  if (isUnsaved && !isConfirmed) return <UnsavedElsewhere onSignOut={() => setConfirmed(true)} onStay={stay} />;
  return <DraftQuestion keptDrafts={keys} onSignOut={signOut} onStay={stay} />;
};

export default Logout;
