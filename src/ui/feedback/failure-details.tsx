import { useT } from 'core/i18n/use-t';
import { detailsOf } from 'core/responses/failure-details';

/** What a server answered, folded away. The user who reports a failure needs it, and nobody else. */
export const Details = ({ text }: { text?: string }) => {
  const t = useT();
  if (!text) return null;
  return (
    <details className="failure-details small">
      <summary>{t('error.details')}</summary>
      {text}
    </details>
  );
};

/** The details of a failed request. */
export const FailureDetails = ({ error }: { error: unknown }) => <Details text={detailsOf(error)} />;
