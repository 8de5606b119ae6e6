import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from 'reactstrap';
import { FieldFrame } from 'ui/form/field-frame';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { ResultAlert } from 'ui/feedback/result-alert';
import { useAttempt, type Attempt } from 'core/redux/hooks';
import { PageTitle } from 'ui/layout/page-title';
import { resetPassword, type LoginAndPassword } from './duck';

const EMPTY: LoginAndPassword = { login: '', password: '' };

const isGiven = (login: string) => login.trim() !== '' || 'entity.validation.required';

/** How the password is sent, once at a time; what is typed afterwards takes the outcome away. */
const useResetPassword = () => {
  const attempt = useAttempt();
  const [outcome, setOutcome] = useState<Attempt | null>(null);
  const { register, handleSubmit, reset, clearErrors, formState } = useForm({
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
  });
  const onChange = () => {
    clearErrors();
    setOutcome(null);
  };
  const send = async ({ login, password }: LoginAndPassword) => {
    const ended = await attempt(resetPassword({ login: login.trim(), password }));
    setOutcome(ended);
    if (ended.worked) reset(EMPTY);
  };
  return {
    login: register('login', { validate: isGiven, onChange }),
    password: register('password', { onChange }),
    loginError: formState.errors.login?.message,
    outcome,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!formState.isSubmitting) void handleSubmit(send)();
    },
  };
};

/** Sets the password of another user; nothing is sent without a login (R143). */
const ResetPassword = () => {
  const t = useT();
  const { login, password, loginError, outcome, submit } = useResetPassword();
  return (
    <section>
      <PageTitle title={t('resetPassword.title')} dataCy="ResetPasswordHeading" />
      <form className="account-form" onSubmit={submit} noValidate>
        <FieldFrame label={t('resetPassword.fields.login')} error={loginError} required>
          {control => (
            <input
              {...control}
              {...login}
              type="text"
              className={`form-control${loginError ? ' is-invalid' : ''}`}
              autoComplete="off"
              data-cy="login"
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('resetPassword.fields.password')}>
          {control => (
            <input
              {...control}
              {...password}
              type="password"
              className="form-control"
              autoComplete="new-password"
              data-cy="password"
            />
          )}
        </FieldFrame>
        {outcome?.worked && <ResultAlert kind="success">{t('resetPassword.success')}</ResultAlert>}
        {outcome && !outcome.worked && (
          <ResultAlert kind="danger" detail={textOfFailure(outcome.error)}>
            {t('resetPassword.failure')}
          </ResultAlert>
        )}
        <div>
          <Button color="primary" type="submit" data-cy="submit">
            {t('resetPassword.change')}
          </Button>
        </div>
      </form>
    </section>
  );
};

export default ResetPassword;
