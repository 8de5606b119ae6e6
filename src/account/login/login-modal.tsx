import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { ApplicationProfileState } from 'core/auth/application-profile.duck';
import { login } from 'core/auth/authentication.duck';
import { type AuthenticationState } from 'core/auth/authentication-reducer';
import { FieldFrame } from 'ui/form/field-frame';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { DemoAccounts } from './demo-accounts';
import { textOfSignInFailure } from './sign-in-failure';

interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

interface LoginModalProps {
  /** Whose session ended, if one did: their form waits below. */
  expiredLogin?: string;
  onClose: () => void;
}

interface LoginRoot {
  authentication: AuthenticationState;
  applicationProfile: ApplicationProfileState;
}

/** Signs in (R15); a failed try keeps the name, empties the password and puts the focus there. */
const LoginModal = ({ expiredLogin, onClose }: LoginModalProps) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const authentication = useSelector((state: LoginRoot) => state.authentication);
  const { loading } = authentication;
  const failure = textOfSignInFailure(authentication);
  const demoAccounts = useSelector(({ applicationProfile }: LoginRoot) => applicationProfile.demoAccounts);
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<Credentials>({
    defaultValues: { username: expiredLogin ?? '', password: '', rememberMe: false },
  });
  const isSending = useRef(false);

  const signIn = async ({ username, password, rememberMe }: Credentials) => {
    if (isSending.current) return;
    isSending.current = true;
    const worked = await dispatch(login(username, password, rememberMe));
    isSending.current = false;
    if (!worked) setValue('password', '');
  };
  useEffect(() => {
    if (failure) setFocus('password');
  }, [failure, setFocus]);

  const { username, password } = formState.errors;
  return (
    <Modal
      isOpen
      fade={false}
      toggle={onClose}
      backdrop="static"
      id="login-page"
      labelledBy="login-title"
      autoFocus={false}
      returnFocusAfterClose={false}
      onOpened={() => setFocus(expiredLogin ? 'password' : 'username')}
      backdropClassName={expiredLogin ? 'opaque-backdrop' : undefined}
    >
      <form onSubmit={event => void handleSubmit(signIn)(event)} noValidate>
        <ModalHeader
          tag="h2"
          id="login-title"
          data-cy="loginTitle"
          toggle={onClose}
          closeAriaLabel={t('entity.action.close')}
        >
          {t('login.title')}
        </ModalHeader>
        <ModalBody>
          {expiredLogin && (
            <InlineAlert kind="info">{t('login.messages.expired', { login: expiredLogin })}</InlineAlert>
          )}
          {failure && (
            <div data-cy="loginError">
              <InlineAlert kind="danger">{failure}</InlineAlert>
            </div>
          )}
          <FieldFrame label={t('global.form.username.label')} error={username?.message}>
            {control => (
              <input
                {...control}
                {...register('username', { required: 'login.messages.required.username' })}
                className={`form-control${username ? ' is-invalid' : ''}`}
                autoComplete="username"
                data-cy="username"
              />
            )}
          </FieldFrame>
          <FieldFrame label={t('login.form.password')} error={password?.message}>
            {control => (
              <input
                {...control}
                {...register('password', { required: 'login.messages.required.password' })}
                type="password"
                className={`form-control${password ? ' is-invalid' : ''}`}
                autoComplete="current-password"
                data-cy="password"
              />
            )}
          </FieldFrame>
          <div className="form-check mb-3">
            <input {...register('rememberMe')} id="rememberMe" type="checkbox" className="form-check-input" />
            <label htmlFor="rememberMe" className="form-check-label">
              {t('login.form.rememberme')}
            </label>
          </div>
          <p>
            <Link to="/reset/request" data-cy="forgetYourPasswordSelector">
              {t('login.password.forgot')}
            </Link>
          </p>
          <p>
            {t('global.messages.info.register.noaccount')}{' '}
            <Link to="/register">{t('global.messages.info.register.link')}</Link>
          </p>
          {demoAccounts && (
            <DemoAccounts
              accounts={demoAccounts}
              onPick={account => {
                setValue('username', account.login);
                setValue('password', account.password);
              }}
            />
          )}
        </ModalBody>
        <ModalFooter>
          <Button color="secondary" outline onClick={onClose}>
            {t('entity.action.cancel')}
          </Button>
          <Button color="primary" type="submit" data-cy="submit" aria-disabled={loading}>
            {t('login.form.button')}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
};

export default LoginModal;
