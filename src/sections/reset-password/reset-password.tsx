import { useRef, useState, type FormEvent } from 'react';
import { Button } from 'reactstrap';
import { FieldFrame } from 'shared/form/field-frame';
import { useT } from 'shared/i18n/use-t';
import { Outcome } from 'shared/messages/outcome';
import { useAppDispatch } from 'shared/redux/hooks';
import { PageTitle } from 'shared/ui/page-title';
import { resetPassword } from './duck';

const EMPTY = { login: '', password: '' };

/** Sets the password of another user; nothing is sent without a login (spec 2.6, 5). */
const ResetPassword = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const [values, setValues] = useState(EMPTY);
  const [isLoginMissing, setLoginMissing] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'danger' | null>(null);
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
    const worked = await dispatch(resetPassword({ login, password: values.password }));
    isSending.current = false;
    setOutcome(worked ? 'success' : 'danger');
    if (worked) setValues(EMPTY);
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
        {outcome === 'success' && <Outcome kind="success">{t('resetPassword.success')}</Outcome>}
        {outcome === 'danger' && <Outcome kind="danger">{t('resetPassword.failure')}</Outcome>}
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
