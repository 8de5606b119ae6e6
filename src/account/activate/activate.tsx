import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { isRefused, textOfAccountFailure } from '../account-failure';
import { activateAction } from './internal/activate.duck';

/**
 * The requests of the keys that are pending, or which the server accepted or refused. A remount must not send them
 * again: that would turn a success into a failure.
 */
const sent = new Map<string, Promise<Attempt>>();

/** Activates the account when the screen opens (R26). Without a key, nothing is sent. */
const Activate = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { key } = useParams<{ key?: string }>();
  const [attempt, setAttempt] = useState<Attempt>();
  useEffect(() => {
    setAttempt(undefined);
    if (!key) return undefined;
    let isCurrent = true;
    const request = sent.get(key) ?? dispatch(activateAction(key));
    sent.set(key, request);
    void request.then(ended => {
      // An unreachable server has not used up the key, so opening the address again sends it again.
      if (!ended.worked && !isRefused(ended.error)) sent.delete(key);
      if (isCurrent) setAttempt(ended);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, key]);

  const refusal = t('activate.messages.error');
  const hasFailed = !key || attempt?.worked === false;
  return (
    <section>
      <PageTitle title={t('activate.title')} />
      {hasFailed && (
        <InlineAlert kind="danger">{key ? textOfAccountFailure(attempt?.error, refusal) : refusal}</InlineAlert>
      )}
      {!hasFailed && attempt && <InlineAlert kind="success">{t('activate.messages.success')}</InlineAlert>}
      {!hasFailed && !attempt && <Busy />}
      <Link className="btn btn-primary" to="/login">
        {t('global.menu.account.login')}
      </Link>
    </section>
  );
};

export default Activate;
