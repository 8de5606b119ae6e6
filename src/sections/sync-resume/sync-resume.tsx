import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { toldFailure } from 'core/responses/server-text';
import { formatCount } from 'lib/numbers';
import { useOnce } from 'lib/use-once';
import { LoadFailure } from 'ui/feedback/load-failure';
import { ALERT_DURATION, TimedAlert } from 'ui/feedback/timed-alert';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { focusScreen, isFocusLost } from 'ui/layout/focus-screen';
import { PageTitle } from 'ui/layout/page-title';
import { fetchSyncResume, syncResume } from './duck';
import type { SyncResume } from './record';
import { release } from './release';
import { ReleaseQuestion } from './release-question';
import { SyncObjectsTable } from './sync-objects-table';
import '../../styles/sync-resume.scss';

interface SummaryProps {
  resume: SyncResume;
  isBusy: boolean;
  onRelease: () => void;
}

const Summary = ({ resume, isBusy, onRelease }: SummaryProps) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { length } = resume.syncObjects;
  const action = t(length === 1 ? 'syncResume.releaseOne' : 'syncResume.release', { count: formatCount(length) });
  const confirm = () => {
    setAsking(false);
    onRelease();
  };
  return (
    <article>
      <header className="sync-head">
        <h2>{t('syncResume.pending', { id: resume.id })}</h2>
        <Button
          color="primary"
          data-cy="releaseSyncResume"
          aria-disabled={isBusy}
          onClick={() => !isBusy && setAsking(true)}
        >
          {action}
        </Button>
      </header>
      <SyncObjectsTable objects={resume.syncObjects} />
      {isAsking && (
        <ReleaseQuestion
          objects={resume.syncObjects}
          action={action}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </article>
  );
};

/** After a release, its summary disappears, and with it the button that had the focus. */
const useFocusAfterRelease = (pending?: SyncResume | null) => {
  const hadPending = useRef(false);
  useEffect(() => {
    if (hadPending.current && !pending && isFocusLost()) focusScreen();
    hadPending.current = Boolean(pending);
  }, [pending]);
};

/** Sends one release at a time, and fetches the summary again 1.5 s after the response (R96). */
const useRelease = (pending: SyncResume | null | undefined, load: () => Promise<unknown>) => {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<Attempt | null>(null);
  const [isSending, setSending] = useState(false);
  const [isReloadDue, setReloadDue] = useState(false);
  const send = useOnce(async () => {
    if (!pending || isReloadDue) return;
    setResult(null);
    setSending(true);
    setResult(await dispatch(release(pending.id)));
    setSending(false);
    setReloadDue(true);
  });
  // This timer does not depend on the alert: that of a failure stays longer, so that the user can read it.
  useEffect(() => {
    if (!isReloadDue) return;
    const timer = setTimeout(() => void load().then(() => setReloadDue(false)), ALERT_DURATION);
    return () => clearTimeout(timer);
  }, [isReloadDue, load]);
  return { result, isBusy: isSending || isReloadDue, send, closeResult: () => setResult(null) };
};

const ReleaseResult = ({ result, onGone }: { result: Attempt; onGone: () => void }) => {
  const t = useT();
  const { worked, error } = result;
  const failure = worked ? undefined : toldFailure(error, 'syncResume.messages.releaseSyncResumeFailure');
  return (
    <TimedAlert
      kind={worked ? 'success' : 'danger'}
      detail={failure?.detail}
      details={failure?.details}
      onGone={onGone}
    >
      {t(failure?.text ?? 'syncResume.messages.releaseSyncResumeSuccess')}
    </TimedAlert>
  );
};

/** The pending release: what it holds, and the button that releases it after a question (R96). */
const SyncResumePage = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { pending, loading, error } = useSelector(syncResume.select);
  const load = useCallback(() => dispatch(fetchSyncResume()), [dispatch]);
  useEffect(() => void load(), [load]);
  const { result, isBusy, send, closeResult } = useRelease(pending, load);
  useFocusAfterRelease(pending);

  const isFirst = loading === 'NOOP' || (loading === 'ONGOING' && !pending);
  return (
    <section>
      <PageTitle title={t('syncResume.title')} dataCy="SyncResumeHeading" />
      {result && <ReleaseResult result={result} onGone={closeResult} />}
      {loading === 'ERROR' && <LoadFailure error={error} onRetry={() => void load()} />}
      {isFirst && <Busy />}
      {loading !== 'ERROR' && pending && <Summary resume={pending} isBusy={isBusy} onRelease={() => void send()} />}
      {loading === 'SUCCESS' && !pending && (
        <EmptyState text={t('syncResume.nothing')}>
          <p>{t('syncResume.later')}</p>
        </EmptyState>
      )}
    </section>
  );
};

export default SyncResumePage;
