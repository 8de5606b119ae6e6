import { useEffect, useRef, useState } from 'react';
import { useSession } from 'core/auth/use-session';
import { cancelSlowRequests, useHasSlowRequest } from 'core/http/pending-requests';
import { useOnline } from 'core/http/use-online';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { TimedAlert } from 'ui/feedback/timed-alert';

const SlowNotice = () => {
  const t = useT();
  return (
    <InlineAlert kind="info">
      {t('network.slow')}{' '}
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        data-cy="cancelSlowRequests"
        onClick={cancelSlowRequests}
      >
        {t('network.cancel')}
      </button>
    </InlineAlert>
  );
};

/**
 * Shows that the browser is offline, that it is online again, or that the server is slow. These notices come and go by
 * themselves, so they move nothing. The one that may stay for long can be closed. Before the account is known, the page
 * itself says that the server is slow.
 */
export const NetworkNotice = () => {
  const t = useT();
  const isOnline = useOnline();
  const hasSlowRequest = useHasSlowRequest();
  const { isKnown } = useSession();
  const wasOnline = useRef(isOnline);
  const [isBack, setBack] = useState(false);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    setClosed(false);
    setBack(isOnline && !wasOnline.current);
    wasOnline.current = isOnline;
  }, [isOnline]);

  return (
    <div className="passing-alert" data-cy="networkNotice">
      {!isOnline && !isClosed && (
        <InlineAlert kind="warning" onClose={() => setClosed(true)}>
          {t('network.offline')}
        </InlineAlert>
      )}
      {isBack && (
        <TimedAlert kind="success" onGone={() => setBack(false)}>
          {t('network.back')}
        </TimedAlert>
      )}
      {isOnline && hasSlowRequest && isKnown && <SlowNotice />}
    </div>
  );
};
