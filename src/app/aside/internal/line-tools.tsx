import { Copy, TextQuote } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { copyText } from 'lib/browser/copy-text';

/** The focus and the selection stay where they are. */
const KEEPS_FOCUS = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

interface LineToolsProps {
  /** Reads the chosen lines as Markdown. */
  read: () => string;
  /** Puts them into the text that is open, if one is. */
  onQuote?: () => void;
}

/** What can be done with the chosen lines. */
export const LineTools = ({ read, onQuote }: LineToolsProps) => {
  const t = useT();
  const [result, setResult] = useState<'aside.copied' | 'aside.notCopied'>();
  const copy = () => void copyText(read()).then(isCopied => setResult(isCopied ? 'aside.copied' : 'aside.notCopied'));
  return (
    <div className="aside-tools">
      {onQuote && (
        <button type="button" className="btn btn-sm btn-primary" data-cy="quote" {...KEEPS_FOCUS} onClick={onQuote}>
          <TextQuote size={18} aria-hidden="true" /> {t('aside.quote')}
        </button>
      )}
      <button type="button" className="btn btn-sm btn-outline-secondary" {...KEEPS_FOCUS} onClick={copy}>
        <Copy size={18} aria-hidden="true" /> {t('aside.copy')}
      </button>
      <span role="status">{result && t(result)}</span>
    </div>
  );
};
