import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { t } from 'core/i18n/translate';
import { useLocale } from 'core/i18n/use-t';
import { type ScreenRequest, useRequest } from 'core/redux/use-request';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { textOfAccountFailure } from '../account-failure';
import { AccountField, EmailField } from '../account-field';
import { AccountForm } from '../account-form';
import { EMAIL_RULES, LOGIN_RULES } from '../account-rules';
import { type NewPassword, NewPasswordFields } from '../password/new-password-fields';
import { useRefusedFields } from '../use-refused-fields';
import { handleRegister } from './internal/register.duck';

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
const Result = ({ request, isToldByField }: { request: ScreenRequest; isToldByField: boolean }) => {
  const { status, error } = request;
  if (status === 'SUCCESS') return <InlineAlert kind="success">{t('register.messages.success')}</InlineAlert>;
  if (status !== 'ERROR' || isToldByField) return null;
  return <InlineAlert kind="danger">{textOfAccountFailure(error, t('register.messages.error.fail'))}</InlineAlert>;
};

const Register = () => {
  const locale = useLocale();
  const request = useRequest();
  const form = useForm<Registration>({ defaultValues: BLANK });
  const isToldByField = useRefusedFields(form, request.error, REFUSALS);

  const save = async ({ username, email, newPassword }: Registration) => {
    const { worked } = await request.send(handleRegister(username, email, newPassword, locale));
    if (worked) form.reset(BLANK);
  };

  return (
    <section>
      <PageTitle title={t('register.title')} dataCy="registerTitle" />
      <FormProvider {...form}>
        <AccountForm
          form={form}
          submit={t('register.form.button')}
          isLoading={request.status === 'ONGOING'}
          onSubmit={save}
          result={<Result request={request} isToldByField={isToldByField} />}
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
