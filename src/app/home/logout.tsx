import { useCallback, useEffect, useState } from 'react';
import { Redirect, useHistory } from 'react-router-dom';
import { logout } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useUnsavedElsewhere } from 'core/navigation/unsaved-elsewhere';
import { useAppDispatch } from 'core/redux/hooks';
import { draftsOf, removeDraft, type StoredDraft } from 'features/drafts/store/draft-store';
import { isUnfinished, type Task } from 'features/replace/task';
import { removeTasks, tasksOf } from 'features/replace/task-store';
import { whenKept } from 'features/versions/form-versions';
import { countVersions, removeVersions } from 'features/versions/store';
import { formatCount } from 'lib/numbers';
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

/** What an account keeps in this browser. */
interface Kept {
  drafts: readonly StoredDraft[];
  versions: number;
  runs: readonly Task[];
  /** How many sheets have rows that are not created yet. */
  sheets: number;
}

/** What this account may leave in this browser, except these drafts; undefined until it is read. */
const useKept = (login: string, keptDrafts: ReadonlySet<string>): Kept | undefined => {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      await whenKept();
      const [all, versions, { tasks, sheets }] = await Promise.all([
        draftsOf(login),
        countVersions(login),
        tasksOf(login),
      ]);
      if (isGone) return;
      setKept({ drafts: all.filter(({ key }) => !keptDrafts.has(key)), versions, runs: tasks, sheets });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [login, keptDrafts]);
  return kept;
};

/** Names the changes of many texts that are half done. */
const RunNames = ({ runs }: { runs: readonly Task[] }) => {
  const t = useT();
  if (runs.length === 0) return null;
  return (
    <>
      <p>{t('login.signOut.runs')}</p>
      <ul>
        {runs.map(({ id, replacement: { text, by } }) => (
          <li key={id}>{t('replace.runs.name', { text, by })}</li>
        ))}
      </ul>
    </>
  );
};

/** Names what this account keeps in this browser, and asks whether it stays. If that is nothing, signs out at once. */
const DraftQuestion = ({ keptDrafts, onSignOut, onStay }: DraftQuestionProps) => {
  const t = useT();
  const { login = '' } = useSession();
  const kept = useKept(login, keptDrafts);
  const hasNone = kept && kept.drafts.length + kept.versions + kept.runs.length + kept.sheets === 0;
  useEffect(() => {
    if (hasNone) onSignOut();
  }, [hasNone, onSignOut]);

  if (!kept || hasNone) return <Busy />;
  const { drafts, versions, runs, sheets } = kept;
  const erase = () => {
    drafts.forEach(({ key }) => void removeDraft(key));
    void removeVersions(login);
    void removeTasks(login);
    onSignOut();
  };
  return (
    <ConfirmDialog
      title={t(drafts.length + sheets > 0 ? 'login.signOut.draftsTitle' : 'login.signOut.versionsTitle')}
      other={{ text: t('login.signOut.keep'), onPress: onSignOut }}
      confirm={t('login.signOut.erase')}
      onConfirm={erase}
      onCancel={onStay}
    >
      {drafts.length > 0 && <DraftNames drafts={drafts} />}
      <RunNames runs={runs.filter(isUnfinished)} />
      {sheets > 0 && <p>{t('login.signOut.rows')}</p>}
      {versions > 0 && <p>{t('login.signOut.versions', { count: formatCount(versions) })}</p>}
      <p>{t('login.signOut.kept')}</p>
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
