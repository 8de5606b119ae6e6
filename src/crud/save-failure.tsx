import { fieldErrorsOf } from 'core/http/field-errors';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';

/** That a save failed, and why, unless the form tells it field by field. */
export const SaveFailure = ({ error }: { error: unknown }) => {
  const t = useT();
  const reason = !error || fieldErrorsOf(error).length > 0 ? '' : textOfFailure(error);
  return (
    <>
      {t('messages.saveError')} {reason && <span>{reason}</span>}
    </>
  );
};
