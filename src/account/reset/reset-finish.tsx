import { FormProvider, useForm } from 'react-hook-form';
import { Link, Redirect, useLocation, useParams } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useRequest } from 'core/redux/use-request';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountForm } from '../account-form';
import { type NewPassword, NewPasswordFields } from '../password/new-password-fields';
import { useRefusedFields } from '../use-refused-fields';
import { handlePasswordResetFinish } from './internal/password-reset.duck';

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
  const { search } = useLocation();
  const key = useParams<{ key?: string }>().key ?? new URLSearchParams(search).get('key');
  const { status, error, send } = useRequest();
  const form = useForm<NewPassword>({ defaultValues: { newPassword: '', confirmPassword: '' } });
  useRefusedFields(form, error, REFUSALS);

  // A used key must not remain in the address or in the browser history.
  if (status === 'SUCCESS' && key) return <Redirect to="/reset/finish" />;
  if (status === 'SUCCESS') return <Finished />;
  if (!key) return <KeyMissing />;
  const save = ({ newPassword }: NewPassword) => send(handlePasswordResetFinish(key, newPassword));
  return (
    <section>
      <PageTitle title={t('reset.finish.title')} />
      <InlineAlert kind="info">{t('reset.finish.messages.info')}</InlineAlert>
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('reset.finish.form.button')}
          isLoading={status === 'ONGOING'}
          onSubmit={save}
          result={
            status === 'ERROR' && (
              <InlineAlert kind="danger">{textOfAccountFailure(error, t('reset.finish.messages.error'))}</InlineAlert>
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
