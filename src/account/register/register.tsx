import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { t } from 'core/i18n/translate';
import { useLocale } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure, textOfTaken } from '../account-failure';
import { AccountField, EmailField } from '../account-field';
import { AccountForm } from '../account-form';
import { EMAIL_RULES, LOGIN_RULES } from '../account-rules';
import { type NewPassword, NewPasswordFields } from '../password/new-password-fields';
import { handleRegister, registration, reset } from './register.duck';

interface Registration extends NewPassword {
  username: string;
  email: string;
}

const BLANK: Registration = { username: '', email: '', newPassword: '', confirmPassword: '' };

const textOfRegistrationFailure = (error: unknown): string =>
  textOfTaken(error, {
    userexists: t('register.messages.error.userexists'),
    emailexists: t('register.messages.error.emailexists'),
  }) ?? textOfAccountFailure(error, t('register.messages.error.fail'));

const NameFields = () => {
  const { register, formState } = useFormContext<Registration>();
  const { errors } = formState;
  return (
    <>
      <AccountField
        label={t('global.form.username.label')}
        error={errors.username?.message}
        registration={register('username', LOGIN_RULES)}
        dataCy="username"
        autoComplete="username"
      />
      <EmailField error={errors.email?.message} registration={register('email', EMAIL_RULES)} />
    </>
  );
};

const Register = () => {
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { loading, registrationSuccess, registrationFailure, error } = useSelector(registration.select);
  const form = useForm<Registration>({ defaultValues: BLANK });
  useEffect(() => () => void dispatch(reset()), [dispatch]);

  const save = async ({ username, email, newPassword }: Registration) => {
    const { worked } = await dispatch(handleRegister(username, email, newPassword, locale));
    if (worked) form.reset(BLANK);
  };

  return (
    <section>
      <PageTitle title={t('register.title')} dataCy="registerTitle" />
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('register.form.button')}
          isLoading={loading}
          onSubmit={save}
          result={
            <>
              {registrationSuccess && <InlineAlert kind="success">{t('register.messages.success')}</InlineAlert>}
              {registrationFailure && <InlineAlert kind="danger">{textOfRegistrationFailure(error)}</InlineAlert>}
            </>
          }
        >
          <NameFields />
          <NewPasswordFields dataCy={['firstPassword', 'secondPassword']} />
        </AccountForm>
      </FormProvider>
      <p className="mt-4">
        {t('global.messages.info.authenticated.prefix')}{' '}
        <Link to="/login">{t('global.messages.info.authenticated.link')}</Link>
        {t('global.messages.info.authenticated.suffix')}
      </p>
    </section>
  );
};

export default Register;
