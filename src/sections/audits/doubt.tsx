import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';

interface DoubtProps {
  doubt: MessageKey;
  onAgain: () => void;
}

/** The events of all pages may not be all. */
export const Doubt = ({ doubt, onAgain }: DoubtProps) => {
  const t = useT();
  return (
    <InlineAlert kind="warning">
      {t(doubt)}{' '}
      <button type="button" className="btn btn-sm btn-outline-warning" onClick={onAgain}>
        {t('audits.readAgain')}
      </button>
    </InlineAlert>
  );
};
