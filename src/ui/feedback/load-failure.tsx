import { Button } from 'reactstrap';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from './inline-alert';

/** That something could not be loaded, and why, where that is known. */
export const LoadFailureText = ({ error }: { error?: unknown }) => {
  const t = useT();
  return (
    <>
      {t('messages.loadError')} {Boolean(error) && <span>{textOfFailure(error)}</span>}
    </>
  );
};

interface LoadFailureProps {
  /** What the request failed with. */
  error?: unknown;
  onRetry: () => void;
}

/** What stands in for what could not be loaded. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => {
  const t = useT();
  return (
    <InlineAlert kind="danger">
      <LoadFailureText error={error} />{' '}
      <Button color="danger" size="sm" outline onClick={onRetry}>
        {t('global.retry')}
      </Button>
    </InlineAlert>
  );
};
