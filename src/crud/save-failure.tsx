import { isAxiosError } from 'axios';
import { Button } from 'reactstrap';
import { fieldErrorsOf } from 'core/http/field-errors';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';

const isToldByField = (error: unknown) => fieldErrorsOf(error).length > 0;

/** Refused by the server, or not sent because of its contents: sent again unchanged, it would be refused again. */
const isRefused = (error: unknown) =>
  isToldByField(error) || (isAxiosError(error) && error.response !== undefined && error.response.status < 500);

/** Why a save failed, unless the form shows it field by field. */
const reasonOf = (error: unknown) => (!error || isToldByField(error) ? '' : textOfFailure(error));

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
  const reason = reasonOf(error);
  return (
    <InlineAlert kind="danger">
      {text ?? (
        <>
          {t('messages.saveError')} {reason && <span>{reason}</span>}
        </>
      )}
      {onRetry && !isRefused(error) && (
        <>
          {' '}
          <Button color="danger" outline size="sm" data-cy="retrySave" onClick={onRetry}>
            {t('global.retry')}
          </Button>
        </>
      )}
    </InlineAlert>
  );
};
