import { useEffect } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { t } from 'core/i18n/translate';
import { useLocale } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountField, EmailField } from '../account-field';
import { AccountForm } from '../account-form';
import { EMAIL_RULES, LOGIN_RULES } from '../account-rules';
import { type NewPassword, NewPasswordFields } from '../password/new-password-fields';
import { useRefusedFields } from '../use-refused-fields';
import { handleRegister, registration, reset } from './register.duck';

interface Registration extends NewPassword {
  username: string;
  email: string;
}

const BLANK: Registration = { username: '', email: '', newPassword: '', confirmPassword: '' };

const REFUSALS = {
  fields: { login: 'username', email: 'email', password: 'newPassword' },
  codes: {
    userexists: { field: 'username', message: 'register.messages.error.userexists' },
    emailexists: { field: 'email', message: 'register.messages.error.emailexists' },
  },
} as const;

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

/** The result of the latest request. A refusal that a field tells is not told again. */
const Result = ({ isToldByField }: { isToldByField: boolean }) => {
  const { registrationSuccess, registrationFailure, error } = useSelector(registration.select);
  if (registrationSuccess) return <InlineAlert kind="success">{t('register.messages.success')}</InlineAlert>;
  if (!registrationFailure || isToldByField) return null;
  return <InlineAlert kind="danger">{textOfAccountFailure(error, t('register.messages.error.fail'))}</InlineAlert>;
};

const Register = () => {
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { loading, error } = useSelector(registration.select);
  const form = useForm<Registration>({ defaultValues: BLANK });
  const isToldByField = useRefusedFields(form, error, REFUSALS);
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
          result={<Result isToldByField={isToldByField} />}
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
