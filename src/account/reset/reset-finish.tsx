import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link, Redirect, useLocation, useParams } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountForm } from '../account-form';
import { type NewPassword, NewPasswordFields } from '../password/new-password-fields';
import { useRefusedFields } from '../use-refused-fields';
import { handlePasswordResetFinish, passwordReset, reset } from './password-reset.duck';

const Finished = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('reset.finish.title')} />
      <InlineAlert kind="success">{t('reset.finish.messages.success')}</InlineAlert>
      <Link to="/login">{t('global.menu.account.login')}</Link>
    </section>
  );
};

const KeyMissing = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('reset.finish.title')} />
      <InlineAlert kind="danger">{t('reset.finish.messages.keymissing')}</InlineAlert>
    </section>
  );
};

const REFUSALS = { fields: { password: 'newPassword', newPassword: 'newPassword' } } as const;

/** Sets a new password with the key from the e-mail. The key is in the path or in `?key=` (R27). */
const ResetFinish = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const key = useParams<{ key?: string }>().key ?? new URLSearchParams(search).get('key');
  const state = useSelector(passwordReset.select);
  const form = useForm<NewPassword>({ defaultValues: { newPassword: '', confirmPassword: '' } });
  useRefusedFields(form, state.error, REFUSALS);
  useEffect(() => () => void dispatch(reset()), [dispatch]);

  // A used key must not remain in the address or in the browser history.
  if (state.resetPasswordSuccess && key) return <Redirect to="/reset/finish" />;
  if (state.resetPasswordSuccess) return <Finished />;
  if (!key) return <KeyMissing />;
  const save = ({ newPassword }: NewPassword) => dispatch(handlePasswordResetFinish(key, newPassword));
  return (
    <section>
      <PageTitle title={t('reset.finish.title')} />
      <InlineAlert kind="info">{t('reset.finish.messages.info')}</InlineAlert>
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('reset.finish.form.button')}
          isLoading={state.loading}
          onSubmit={save}
          result={
            state.resetPasswordFailure && (
              <InlineAlert kind="danger">
                {textOfAccountFailure(state.error, t('reset.finish.messages.error'))}
              </InlineAlert>
            )
          }
        >
          <NewPasswordFields dataCy={['resetPassword', 'confirmResetPassword']} />
        </AccountForm>
      </FormProvider>
    </section>
  );
};

export default ResetFinish;
