import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Attempt } from 'core/redux/hooks';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import '../../styles/monitoring.scss';

interface AnswerProps {
  title: string;
  /** How the read of this part ended. */
  attempt: Attempt | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** A part of a page: what its read answered, or that it failed. The other parts are shown all the same. */
export const Answer = ({ title, attempt, onRetry, children }: AnswerProps) => {
  if (attempt?.worked !== false) return <>{children}</>;
  return (
    <section className="metrics-part" aria-label={title}>
      <h2>{title}</h2>
      <LoadFailure error={attempt.error} onRetry={onRetry} />
    </section>
  );
};

interface MonitoringPageProps {
  title: string;
  dataCy: string;
  loading: boolean;
  isFirst: boolean;
  /** No read worked. */
  failed: boolean;
  error: unknown;
  onRefresh: () => void;
  children: ReactNode;
}

/** A monitoring page: title, refresh button (disabled while loading), content, and its loading and error states. */
export const MonitoringPage = (props: MonitoringPageProps) => {
  const { title, dataCy, loading, isFirst, failed, error, onRefresh, children } = props;
  const t = useT();
  return (
    <section className="monitoring-page">
      <PageTitle title={title} dataCy={dataCy}>
        <Button
          color="primary"
          outline
          data-cy="refresh"
          aria-disabled={loading}
          onClick={loading ? undefined : onRefresh}
        >
          {t('entity.action.refresh')}
        </Button>
      </PageTitle>
      {failed && <LoadFailure error={error} onRetry={onRefresh} />}
      {!failed && (isFirst ? <Busy /> : children)}
    </section>
  );
};
