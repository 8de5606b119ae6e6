import { useEffect, useRef, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { unsavedText } from 'core/navigation/open-forms';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { UnsavedTextCopy } from 'ui/layout/unsaved-text-copy';

/** A notice above a read-only form: the form is not saved, and its owner can sign in again or copy the text. */
export const HeldFormNotice = ({ onSignIn }: { onSignIn: () => void }) => {
  const t = useT();
  const [text] = useState(() => unsavedText().text);
  const signIn = useRef<HTMLButtonElement>(null);
  useEffect(() => signIn.current?.focus(), []);
  return (
    <div className="held-form-notice">
      <InlineAlert kind="warning">
        {/* The heading of the screen below cannot be reached, so this notice has its own. */}
        <h1 className="fs-6">{t('login.messages.held')}</h1>
        <button type="button" className="btn btn-sm btn-primary" ref={signIn} data-cy="signInAgain" onClick={onSignIn}>
          {t('login.messages.signInAgain')}
        </button>
        {text && <UnsavedTextCopy text={text} />}
      </InlineAlert>
    </div>
  );
};
