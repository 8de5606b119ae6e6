import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link, Redirect, useLocation, useParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { NewPasswordFields, type NewPassword } from '../password/new-password-fields';
import { handlePasswordResetFinish, reset, type PasswordResetState } from './password-reset.duck';

/** A new password by the e-mail's key, from the path or from `?key=` (R27). */
const ResetFinish = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const key = useParams<{ key?: string }>().key ?? new URLSearchParams(search).get('key');
  const state = useSelector(({ passwordReset }: { passwordReset: PasswordResetState }) => passwordReset);
  const form = useForm<NewPassword>({ defaultValues: { newPassword: '', confirmPassword: '' } });
  useEffect(() => () => void dispatch(reset()), [dispatch]);

  // A key that was used stays neither in the address nor in the browser's history.
  if (state.resetPasswordSuccess && key) return <Redirect to="/reset/finish" />;
  if (state.resetPasswordSuccess) {
    return (
      <section>
        <PageTitle title={t('reset.finish.title')} />
        <InlineAlert kind="success">{t('reset.finish.messages.success')}</InlineAlert>
        <Link to="/login">{t('global.menu.account.login')}</Link>
      </section>
    );
  }
  if (!key) {
    return (
      <section>
        <PageTitle title={t('reset.finish.title')} />
        <InlineAlert kind="danger">{t('reset.finish.messages.keymissing')}</InlineAlert>
      </section>
    );
  }
  const save = ({ newPassword }: NewPassword) => dispatch(handlePasswordResetFinish(key, newPassword));
  return (
    <section>
      <PageTitle title={t('reset.finish.title')} />
      <InlineAlert kind="info">{t('reset.finish.messages.info')}</InlineAlert>
      {state.resetPasswordFailure && (
        <InlineAlert kind="danger">{textOfAccountFailure(state.error, t('reset.finish.messages.error'))}</InlineAlert>
      )}
      <FormProvider {...form}>
        <form className="account-form" onSubmit={event => void form.handleSubmit(save)(event)} noValidate>
          <NewPasswordFields dataCy={['resetPassword', 'confirmResetPassword']} />
          <div>
            <Button color="primary" type="submit" data-cy="submit" disabled={state.loading}>
              {t('reset.finish.form.button')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </section>
  );
};

export default ResetFinish;
