import { useRef, useState, type FormEvent } from 'react';
import { Button } from 'reactstrap';
import { FieldFrame } from 'ui/form/field-frame';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { ResultAlert } from 'ui/feedback/result-alert';
import { useAttempt, type Attempt } from 'core/redux/hooks';
import { PageTitle } from 'ui/layout/page-title';
import { resetPassword } from './duck';

const EMPTY = { login: '', password: '' };

/** Sets the password of another user; nothing is sent without a login (R143). */
const ResetPassword = () => {
  const t = useT();
  const attempt = useAttempt();
  const [values, setValues] = useState(EMPTY);
  const [isLoginMissing, setLoginMissing] = useState(false);
  const [outcome, setOutcome] = useState<Attempt | null>(null);
  const isSending = useRef(false);
  const loginInput = useRef<HTMLInputElement>(null);

  const type = (part: Partial<typeof EMPTY>) => {
    setValues(before => ({ ...before, ...part }));
    setLoginMissing(false);
    setOutcome(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const login = values.login.trim();
    setLoginMissing(login === '');
    if (login === '') loginInput.current?.focus();
    if (login === '' || isSending.current) return;
    isSending.current = true;
    const ended = await attempt(resetPassword({ login, password: values.password }));
    isSending.current = false;
    setOutcome(ended);
    if (ended.worked) setValues(EMPTY);
  };

  return (
    <section>
      <PageTitle title={t('resetPassword.title')} dataCy="ResetPasswordHeading" />
      <form className="account-form" onSubmit={submit} noValidate>
        <FieldFrame
          label={t('resetPassword.fields.login')}
          error={isLoginMissing ? 'entity.validation.required' : undefined}
          required
        >
          {control => (
            <input
              {...control}
              ref={loginInput}
              type="text"
              className={`form-control${isLoginMissing ? ' is-invalid' : ''}`}
              autoComplete="off"
              data-cy="login"
              value={values.login}
              onChange={event => type({ login: event.target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('resetPassword.fields.password')}>
          {control => (
            <input
              {...control}
              type="password"
              className="form-control"
              autoComplete="new-password"
              data-cy="password"
              value={values.password}
              onChange={event => type({ password: event.target.value })}
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
