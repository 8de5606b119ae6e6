import { isAxiosError } from 'axios';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { isConcurrencyFailure, isDatabaseRefusal, isRecordConflict } from 'core/responses/refusals';
import { textOfFailure } from 'core/responses/server-text';
import { UnconfirmedWrite } from 'core/responses/write-answers';
import { FailureDetails } from 'ui/feedback/failure-details';
import { InlineAlert } from 'ui/feedback/inline-alert';

/** Refused by the server: sent again unchanged, it would be refused again. A change at the same time passes. */
const isRefused = (error: unknown) => {
  if (isConcurrencyFailure(error) || isDatabaseRefusal(error)) return false;
  return isRecordConflict(error) || (isAxiosError(error) && (error.response?.status ?? 500) < 500);
};

/** Saves once more. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <Button color="danger" outline size="sm" data-cy="retrySave" onClick={onRetry}>
      {t('global.retry')}
    </Button>
  );
};

interface SaveFailureProps {
  error: unknown;
  /** The text shown instead, if a section has a better one. */
  text?: string;
  /** Saves once more; absent if that could create a second record. */
  onRetry?: () => void;
}

/** Shows that a save failed and why, and offers the same save once more if that may help. */
export const SaveFailure = ({ error, text, onRetry }: SaveFailureProps) => {
  const t = useT();
  const isUnconfirmed = error instanceof UnconfirmedWrite;
  const reason = error ? textOfFailure(error) : '';
  return (
    <>
      <InlineAlert kind="danger">
        {text ?? (
          <>
            {!isUnconfirmed && t('messages.saveError')} {reason && <span>{reason}</span>}
          </>
        )}
        {onRetry && !isRefused(error) && (
          <>
            {' '}
            <RetryButton onRetry={onRetry} />
          </>
        )}
      </InlineAlert>
      <FailureDetails error={error} />
    </>
  );
};
