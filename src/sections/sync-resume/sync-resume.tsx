import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { useOnce } from 'lib/use-once';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { LoadFailure } from 'ui/feedback/load-failure';
import { focusScreen, isFocusLost } from 'ui/layout/focus-screen';
import { PageTitle } from 'ui/layout/page-title';
import { TimedAlert } from 'ui/feedback/timed-alert';
import { fetchSyncResume, release, syncResume } from './duck';
import type { SyncResume } from './model';
import { SyncObjectsTable } from './sync-objects-table';

interface SummaryProps {
  resume: SyncResume;
  isBusy: boolean;
  onRelease: () => void;
}

const Summary = ({ resume, isBusy, onRelease }: SummaryProps) => {
  const t = useT();
  return (
    <article>
      <header className="sync-head">
        <h2>{t('syncResume.pending', { id: resume.id })}</h2>
        <Button color="primary" data-cy="releaseSyncResume" aria-disabled={isBusy} onClick={onRelease}>
          {t('syncResume.release')}
        </Button>
      </header>
      <SyncObjectsTable objects={resume.syncObjects} />
    </article>
  );
};

/** What was released goes from the screen, and the button with it that had the focus. */
const useFocusAfterRelease = (pending: SyncResume | null) => {
  const hadPending = useRef(false);
  useEffect(() => {
    if (hadPending.current && !pending && isFocusLost()) focusScreen();
    hadPending.current = pending !== null;
  }, [pending]);
};

/** Releases once at a time, and tells how that ended. */
const useRelease = (pending: SyncResume | null, load: () => unknown) => {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<'success' | 'danger' | null>(null);
  const send = useOnce(async () => {
    if (!pending || result !== null) return;
    setResult((await dispatch(release(pending.id))) ? 'success' : 'danger');
  });
  /** The alert stays for 1.5 s; then the summary is asked for again (R96). */
  const reload = () => {
    setResult(null);
    void load();
  };
  return { result, send, reload };
};

const RESULTS = {
  success: 'syncResume.messages.releaseSyncResumeSuccess',
  danger: 'syncResume.messages.releaseSyncResumeFailure',
} as const;

/** The pending release: what it holds, and the button that releases it (R96). */
const SyncResumePage = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { pending, loading, releasing, error } = useSelector(syncResume.select);
  const load = () => dispatch(fetchSyncResume());
  useEffect(() => void dispatch(fetchSyncResume()), [dispatch]);
  const { result, send, reload } = useRelease(pending, load);
  useFocusAfterRelease(pending);

  const isFirst = loading === 'NOOP' || (loading === 'ONGOING' && pending === null);
  return (
    <section>
      <PageTitle title={t('syncResume.title')} dataCy="SyncResumeHeading" />
      {result && (
        <TimedAlert kind={result} detail={result === 'danger' ? textOfFailure(error) : undefined} onGone={reload}>
          {t(RESULTS[result])}
        </TimedAlert>
      )}
      {loading === 'ERROR' && <LoadFailure error={error} onRetry={load} />}
      {isFirst && <Busy />}
      {loading !== 'ERROR' && pending && (
        <Summary resume={pending} isBusy={releasing === 'ONGOING' || result !== null} onRelease={send} />
      )}
      {loading === 'SUCCESS' && !pending && <EmptyState text={t('syncResume.nothing')} />}
    </section>
  );
};

export default SyncResumePage;
