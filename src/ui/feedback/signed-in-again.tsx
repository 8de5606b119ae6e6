import { useSignedInAgain } from 'core/auth/signed-in-again';
import { useT } from 'core/i18n/use-t';
import { isSessionEnd } from 'core/responses/session-end';
import { InlineAlert } from './inline-alert';

/** Whether the user signed in again over the form, and its latest save did not fail for another reason since. */
export const useIsOnlyUnsaved = (error?: unknown) => useSignedInAgain() && (!error || isSessionEnd(error));

/** Stands where the form showed that its session had ended. Nothing is sent by itself. */
export const SignedInAgain = () => {
  const t = useT();
  return <InlineAlert kind="info">{t('messages.signedInAgain')}</InlineAlert>;
};
