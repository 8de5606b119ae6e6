import { useEffect, useState } from 'react';
import { getSession } from 'core/auth/authentication.duck';
import { SLOW } from 'core/http/pending-requests';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { ScreenSkeleton } from 'ui/layout/screen-skeleton';
import { useStable } from 'ui/layout/use-stable';
import KeptDrafts from './kept-drafts';

/** Says that the server is slow. The button asks again; the first answer counts. */
const SlowServer = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), SLOW);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const askAgain = () => {
    if (isAsking) return;
    setAsking(true);
    void dispatch(getSession());
  };
  return (
    <InlineAlert kind="info">
      {t(isAsking ? 'global.loading' : 'network.slow')}{' '}
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-disabled={isAsking}
        data-cy="askForAccount"
        onClick={askAgain}
      >
        {t('global.retry')}
      </button>
    </InlineAlert>
  );
};

/** Shown until the server has told whose session it is. */
const AccountWait = () => {
  const isSlow = useStable(true, SLOW);
  if (!isSlow) return <ScreenSkeleton />;
  return (
    <>
      <SlowServer />
      <KeptDrafts />
    </>
  );
};

export default AccountWait;
