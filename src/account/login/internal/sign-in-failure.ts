import { isAxiosError } from 'axios';
import type { AuthenticationState } from 'core/auth/authentication-reducer';
import { t } from 'core/i18n/translate';
import { textOfFailure } from 'core/responses/server-text';
import { isAccountGone } from 'core/responses/session-end';

/** JHipster reports this only as text: "User ana was not activated". */
const saysNotActivated = (data: unknown): boolean => /not[ _-]?activated/i.test(JSON.stringify(data ?? ''));

const textOfRefusedSignIn = (error: unknown): string => {
  const response = isAxiosError(error) ? error.response : undefined;
  if (response && saysNotActivated(response.data)) return t('login.messages.error.notActivated');
  const isAboutCredentials = response?.status === 401 || response?.status === 400;
  return isAboutCredentials ? t('login.messages.error.authentication') : textOfFailure(error);
};

/** Why the last sign-in failed; undefined if it did not fail, or if there was no attempt yet. */
export const textOfSignInFailure = (state: AuthenticationState): string | undefined => {
  const { loginError, errorMessage, isAuthenticated, account } = state;
  if (loginError) return textOfRefusedSignIn(errorMessage);
  if (isAccountGone(errorMessage)) return textOfFailure(errorMessage);
  const isNotActivated = !isAuthenticated && account.login !== undefined && account.activated !== true;
  return isNotActivated ? t('login.messages.error.notActivated') : undefined;
};
