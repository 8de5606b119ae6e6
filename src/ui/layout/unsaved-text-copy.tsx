import { useId, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { copyText } from 'lib/browser/copy-text';

/** Shows the text itself if the browser blocks access to the clipboard: outside https, or if the user refused it. */
const PlainText = ({ text }: { text: string }) => {
  const t = useT();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="form-label">
        {t('error.screen.copyByHand')}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={8}
        readOnly
        value={text}
        onFocus={event => event.target.select()}
      />
    </>
  );
};

interface UnsavedTextCopyProps {
  text: string;
  /** The color of the button: that of the alert around it. */
  look?: 'danger' | 'secondary';
}

/** Lets the user copy text that was typed and not saved to a safe place. */
export const UnsavedTextCopy = ({ text, look = 'danger' }: UnsavedTextCopyProps) => {
  const t = useT();
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  const copy = () => void copyText(text).then(isCopied => setResult(isCopied ? 'copied' : 'refused'));
  return (
    <div className="unsaved-text">
      <button type="button" className={`btn btn-sm btn-outline-${look}`} data-cy="copyUnsavedText" onClick={copy}>
        {t('error.screen.copy')}
      </button>
      <span role="status">{result === 'copied' && t('error.screen.copied')}</span>
      {result === 'refused' && <PlainText text={text} />}
    </div>
  );
};
