import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { login } from 'core/auth/authentication.duck';
import { authentication } from 'core/auth/authentication-reducer';
import { wasRemembered } from 'core/http/token';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { useOnce } from 'lib/use-once';
import { Dialog } from 'ui/dialogs/dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { CredentialFields, type Credentials } from './credential-fields';
import { DemoAccounts } from './demo-accounts';
import { LoginLinks } from './login-links';
import { textOfSignInFailure } from './sign-in-failure';

interface LoginModalProps {
  /** Login of the user whose session ended, if any. That user's form is still open below the modal. */
  expiredLogin?: string;
  /** Login of the user whose session ended, if nothing was left open. */
  lastLogin?: string;
  onClose: () => void;
}

/** After a failed attempt, the user name stays, and the password is cleared and gets the focus. */
const useSignIn = ({ setValue, setFocus }: UseFormReturn<Credentials>) => {
  const dispatch = useAppDispatch();
  const state = useSelector(authentication.select);
  const failure = textOfSignInFailure(state);
  useEffect(() => {
    if (failure) setFocus('password');
  }, [failure, setFocus]);

  const signIn = useOnce(async ({ username, password, rememberMe }: Credentials) => {
    const { worked } = await dispatch(login(username, password, rememberMe));
    if (!worked) setValue('password', '');
  });
  return { signIn, failure, isLoading: state.loading };
};

interface NoticesProps {
  expiredLogin: string | undefined;
  failure: string | undefined;
}

const Notices = ({ expiredLogin, failure }: NoticesProps) => {
  const t = useT();
  return (
    <>
      {expiredLogin && <InlineAlert kind="info">{t('login.messages.expired', { login: expiredLogin })}</InlineAlert>}
      {failure && (
        <div data-cy="loginError">
          <InlineAlert kind="danger">{failure}</InlineAlert>
        </div>
      )}
    </>
  );
};

/** After a session has ended, the form names its user and has "remember me" as that user chose it. */
const useCredentials = (lastLogin: string | undefined) =>
  useForm<Credentials>({
    defaultValues: {
      username: lastLogin ?? '',
      password: '',
      rememberMe: lastLogin !== undefined && wasRemembered(),
    },
  });

/** Signs in (R15). */
const LoginModal = ({ expiredLogin, lastLogin = expiredLogin, onClose }: LoginModalProps) => {
  const t = useT();
  const form = useCredentials(lastLogin);
  const { signIn, failure, isLoading } = useSignIn(form);

  return (
    <Dialog
      title={t('login.title')}
      dataCy="loginTitle"
      onClose={onClose}
      onSubmit={event => void form.handleSubmit(signIn)(event)}
      backdrop="static"
      id="login-page"
      autoFocus={false}
      returnFocusAfterClose={false}
      onOpened={() => form.setFocus(lastLogin ? 'password' : 'username')}
      backdropClassName={expiredLogin ? 'opaque-backdrop' : undefined}
    >
      <ModalBody>
        <Notices expiredLogin={expiredLogin} failure={failure} />
        <CredentialFields form={form} />
        <LoginLinks />
        <DemoAccounts form={form} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" type="submit" data-cy="submit" aria-disabled={isLoading}>
          {t('login.form.button')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default LoginModal;
