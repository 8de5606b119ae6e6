import { fieldErrorsOf } from 'shared/http/field-errors';
import { textOfFailure } from 'shared/i18n/server-text';
import { useT } from 'shared/i18n/use-t';

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
