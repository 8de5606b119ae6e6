import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { getSession } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { type ScreenRequest, useRequest } from 'core/redux/use-request';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountField } from '../account-field';
import { AccountForm } from '../account-form';
import { useRefusedFields } from '../use-refused-fields';
import { savePassword } from './internal/password.duck';
import { type NewPassword, NewPasswordFields } from './new-password-fields';

interface PasswordChange extends NewPassword {
  currentPassword: string;
}

const BLANK: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

const REFUSALS = {
  fields: { currentPassword: 'currentPassword', newPassword: 'newPassword', password: 'newPassword' },
  codes: { invalidPassword: { field: 'currentPassword', message: 'error.invalidPassword' } },
} as const;

/** The result of the latest change. */
const Result = ({ status, error }: ScreenRequest) => {
  const t = useT();
  if (status === 'SUCCESS') return <InlineAlert kind="success">{t('password.messages.success')}</InlineAlert>;
  if (status !== 'ERROR') return null;
  return <InlineAlert kind="danger">{textOfAccountFailure(error, t('password.messages.error'))}</InlineAlert>;
};

/** Changes the user's own password (R29). */
const Password = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { login = '' } = useSession();
  const request = useRequest();
  const form = useForm<PasswordChange>({ defaultValues: BLANK });
  const isToldByField = useRefusedFields(form, request.error, REFUSALS);
  useEffect(() => void dispatch(getSession()), [dispatch]);

  const save = async ({ currentPassword, newPassword }: PasswordChange) => {
    const { worked } = await request.send(savePassword(currentPassword, newPassword));
    if (worked) form.reset(BLANK);
  };

  return (
    <section>
      <PageTitle title={t('password.title', { username: login })} />
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('entity.action.save')}
          isLoading={request.status === 'ONGOING'}
          onSubmit={save}
          result={!isToldByField && <Result {...request} />}
        >
          <AccountField
            label={t('global.form.currentpassword.label')}
            error={form.formState.errors.currentPassword?.message}
            registration={form.register('currentPassword', { required: 'password.messages.currentRequired' })}
            dataCy="currentPassword"
            type="password"
            autoComplete="current-password"
          />
          <NewPasswordFields dataCy={['newPassword', 'confirmPassword']} />
        </AccountForm>
      </FormProvider>
    </section>
  );
};

export default Password;
