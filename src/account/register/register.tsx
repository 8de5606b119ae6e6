import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { t } from 'core/i18n/translate';
import { useLocale } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure, textOfTaken } from '../account-failure';
import { AccountField } from '../account-field';
import { EMAIL_RULES } from '../account-rules';
import { NewPasswordFields, type NewPassword } from '../password/new-password-fields';
import { handleRegister, reset, type RegisterState } from './register.duck';

interface Registration extends NewPassword {
  username: string;
  email: string;
}

const BLANK: Registration = { username: '', email: '', newPassword: '', confirmPassword: '' };

const LOGIN_RULES = {
  required: 'register.messages.validate.login.required',
  maxLength: { value: 50, message: 'register.messages.validate.login.maxlength' },
  pattern: { value: /^[_.@A-Za-z0-9-]*$/, message: 'register.messages.validate.login.pattern' },
} as const;

const textOfRegistrationFailure = (error: unknown): string =>
  textOfTaken(error, {
    userexists: t('register.messages.error.userexists'),
    emailexists: t('register.messages.error.emailexists'),
  }) ?? textOfAccountFailure(error, t('register.messages.error.fail'));

const Register = () => {
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { loading, registrationSuccess, registrationFailure, error } = useSelector(
    (state: { register: RegisterState }) => state.register,
  );
  const form = useForm<Registration>({ defaultValues: BLANK });
  const { errors } = form.formState;
  useEffect(() => () => void dispatch(reset()), [dispatch]);

  const save = async ({ username, email, newPassword }: Registration) => {
    if (!loading && (await dispatch(handleRegister(username, email, newPassword, locale)))) form.reset(BLANK);
  };

  return (
    <section>
      <PageTitle title={t('register.title')} dataCy="registerTitle" />
      {registrationSuccess && <InlineAlert kind="success">{t('register.messages.success')}</InlineAlert>}
      {registrationFailure && <InlineAlert kind="danger">{textOfRegistrationFailure(error)}</InlineAlert>}
      <FormProvider {...form}>
        <form className="account-form" onSubmit={event => void form.handleSubmit(save)(event)} noValidate>
          <AccountField
            label={t('global.form.username.label')}
            error={errors.username?.message}
            registration={form.register('username', LOGIN_RULES)}
            dataCy="username"
            autoComplete="username"
          />
          <AccountField
            label={t('global.form.email.label')}
            error={errors.email?.message}
            registration={form.register('email', EMAIL_RULES)}
            dataCy="email"
            type="email"
            autoComplete="email"
          />
          <NewPasswordFields dataCy={['firstPassword', 'secondPassword']} />
          <div>
            <Button color="primary" type="submit" data-cy="submit" disabled={loading}>
              {t('register.form.button')}
            </Button>
          </div>
        </form>
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
