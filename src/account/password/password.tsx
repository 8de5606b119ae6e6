import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { getSession } from 'core/auth/authentication.duck';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountField } from '../account-field';
import { AccountForm } from '../account-form';
import { useRefusedFields } from '../use-refused-fields';
import { type NewPassword, NewPasswordFields } from './new-password-fields';
import { passwordUpdate, reset, savePassword } from './password.duck';

interface PasswordChange extends NewPassword {
  currentPassword: string;
}

const BLANK: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Resets the state when the screen opens and when it closes. */
const useFreshState = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(reset());
    void dispatch(getSession());
    return () => void dispatch(reset());
  }, [dispatch]);
};

const REFUSALS = {
  fields: { currentPassword: 'currentPassword', newPassword: 'newPassword', password: 'newPassword' },
  codes: { invalidPassword: { field: 'currentPassword', message: 'error.invalidPassword' } },
} as const;

/** The result of the latest change. */
const Result = () => {
  const t = useT();
  const { updateSuccess, updateFailure, error } = useSelector(passwordUpdate.select);
  if (updateSuccess) return <InlineAlert kind="success">{t('password.messages.success')}</InlineAlert>;
  if (!updateFailure) return null;
  return <InlineAlert kind="danger">{textOfAccountFailure(error, t('password.messages.error'))}</InlineAlert>;
};

/** Changes the user's own password (R29). */
const Password = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { login = '' } = useSession();
  const { loading, error } = useSelector(passwordUpdate.select);
  const form = useForm<PasswordChange>({ defaultValues: BLANK });
  const isToldByField = useRefusedFields(form, error, REFUSALS);
  useFreshState();

  const save = async ({ currentPassword, newPassword }: PasswordChange) => {
    const { worked } = await dispatch(savePassword(currentPassword, newPassword));
    if (worked) form.reset(BLANK);
  };

  return (
    <section>
      <PageTitle title={t('password.title', { username: login })} />
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('entity.action.save')}
          isLoading={loading}
          onSubmit={save}
          result={!isToldByField && <Result />}
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
