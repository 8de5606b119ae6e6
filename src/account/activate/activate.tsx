import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { isRefused, textOfAccountFailure } from '../account-failure';
import { activateAction, activation } from './activate.duck';

/**
 * Keys whose request is pending, or which the server accepted or refused. A remount must not send them again: that
 * would turn a success into a failure.
 */
const sent = new Set<string>();

/** Activates the account when the screen opens (R26). Without a key, nothing is sent. */
const Activate = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { key } = useParams<{ key?: string }>();
  const state = useSelector(activation.select);
  useEffect(() => {
    if (!key || sent.has(key)) return;
    sent.add(key);
    void dispatch(activateAction(key)).then(({ worked, error }) => {
      // An unreachable server has not used up the key, so opening the address again sends it again.
      if (!worked && !isRefused(error)) sent.delete(key);
    });
  }, [dispatch, key]);

  const refusal = t('activate.messages.error');
  const hasFailed = !key || state.activationFailure;
  return (
    <section>
      <PageTitle title={t('activate.title')} />
      {hasFailed && (
        <InlineAlert kind="danger">{key ? textOfAccountFailure(state.error, refusal) : refusal}</InlineAlert>
      )}
      {!hasFailed && state.activationSuccess && (
        <InlineAlert kind="success">{t('activate.messages.success')}</InlineAlert>
      )}
      {!hasFailed && !state.activationSuccess && <Busy />}
      <Link className="btn btn-primary" to="/login">
        {t('global.menu.account.login')}
      </Link>
    </section>
  );
};

export default Activate;
