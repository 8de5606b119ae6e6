import { useT } from 'core/i18n/use-t';
import { textOfFailure } from 'core/responses/server-text';
import { FailureDetails } from './failure-details';
import { InlineAlert } from './inline-alert';

/** Reports that something could not be loaded, and the reason if it is known. */
export const LoadFailureText = ({ error }: { error?: unknown }) => {
  const t = useT();
  return (
    <>
      {t('messages.loadError')} {Boolean(error) && <span>{textOfFailure(error)}</span>}
    </>
  );
};

export interface LoadFailureProps {
  /** The error of the failed request. */
  error?: unknown;
  onRetry: () => void;
}

/** Shown in place of something that could not be loaded, with a button to retry. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => {
  const t = useT();
  return (
    <>
      <InlineAlert kind="danger">
        <LoadFailureText error={error} />{' '}
        <button type="button" className="btn btn-sm btn-outline-danger" onClick={onRetry}>
          {t('global.retry')}
        </button>
      </InlineAlert>
      <FailureDetails error={error} />
    </>
  );
};
