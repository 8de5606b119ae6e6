import { useEffect, useRef, useState } from 'react';
import { Button } from 'reactstrap';
import { unsavedText } from 'core/navigation/unsaved-text';
import { useT } from 'core/i18n/use-t';
import { UnsavedTextCopy } from 'ui/layout/unsaved-text-copy';
import { InlineAlert } from 'ui/feedback/inline-alert';

/** Over a form that can only be read: it is not saved, and its owner can sign in again or take the text elsewhere. */
export const HeldFormNotice = ({ onSignIn }: { onSignIn: () => void }) => {
  const t = useT();
  const [text] = useState(() => unsavedText().text);
  const signIn = useRef<HTMLButtonElement>(null);
  useEffect(() => signIn.current?.focus(), []);
  return (
    <div className="held-form-notice">
      <InlineAlert kind="warning">
        {/* The screen below cannot be reached: what it is about is said here. */}
        <h1 className="fs-6">{t('login.messages.held')}</h1>
        <Button innerRef={signIn} color="primary" size="sm" data-cy="signInAgain" onClick={onSignIn}>
          {t('login.messages.signInAgain')}
        </Button>
        {text && <UnsavedTextCopy text={text} />}
      </InlineAlert>
    </div>
  );
};
