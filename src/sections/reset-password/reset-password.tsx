import { type FormEvent, useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { toldFailure } from 'core/responses/server-text';
import { isBlankText, trimmed } from 'lib/text';
import { ResultAlert } from 'ui/feedback/result-alert';
import { FieldFrame } from 'ui/form/field-frame';
import { PageTitle } from 'ui/layout/page-title';
import { type LoginAndPassword, resetPassword } from './duck';

const EMPTY: LoginAndPassword = { login: '', password: '' };

const isGiven = (login: string) => !isBlankText(login) || 'entity.validation.required';

/** The form that sends the password, one request at a time. Typing afterwards clears the result. */
const useResetPassword = () => {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<Attempt | null>(null);
  const form = useForm({
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, reset, clearErrors, formState } = form;
  const onChange = () => {
    clearErrors();
    setResult(null);
  };
  const send = async ({ login, password }: LoginAndPassword) => {
    const ended = await dispatch(resetPassword({ login: trimmed(login), password }));
    setResult(ended);
    if (ended.worked) reset(EMPTY);
  };
  return {
    login: register('login', { validate: isGiven, onChange }),
    password: register('password', { onChange }),
    loginError: formState.errors.login?.message,
    result,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (formState.isSubmitting) return;
      void handleSubmit(send)();
    },
  };
};

interface CredentialProps {
  label: string;
  /** Key of the error. */
  error?: string;
  required?: boolean;
  registration: UseFormRegisterReturn;
  type: 'text' | 'password';
  autoComplete: string;
}

const Credential = ({ label, error, required, registration, ...input }: CredentialProps) => (
  <FieldFrame label={label} error={error} required={required}>
    {control => (
      <input
        {...control}
        {...registration}
        {...input}
        className={`form-control${error ? ' is-invalid' : ''}`}
        data-cy={registration.name}
      />
    )}
  </FieldFrame>
);

const Result = ({ result: { worked, error } }: { result: Attempt }) => {
  const t = useT();
  if (worked) return <ResultAlert kind="success">{t('resetPassword.success')}</ResultAlert>;
  const { text, detail, details } = toldFailure(error, 'resetPassword.failure');
  return (
    <ResultAlert kind="danger" detail={detail} details={details}>
      {t(text)}
    </ResultAlert>
  );
};

/** Sets the password of another user; nothing is sent without a login (R143). */
const ResetPassword = () => {
  const t = useT();
  const { login, password, loginError, result, submit } = useResetPassword();
  return (
    <section>
      <PageTitle title={t('resetPassword.title')} dataCy="ResetPasswordHeading" />
      <form className="account-form" onSubmit={submit} noValidate>
        <Credential
          label={t('resetPassword.fields.login')}
          error={loginError}
          required
          registration={login}
          type="text"
          autoComplete="off"
        />
        <Credential
          label={t('resetPassword.fields.password')}
          registration={password}
          type="password"
          autoComplete="new-password"
        />
        <div>
          <Button color="primary" type="submit" data-cy="submit">
            {t('resetPassword.change')}
          </Button>
        </div>
        {result && <Result result={result} />}
      </form>
    </section>
  );
};

export default ResetPassword;
