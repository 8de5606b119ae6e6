import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import '../../styles/monitoring.scss';

interface MonitoringPageProps {
  title: string;
  dataCy: string;
  loading: boolean;
  isFirst: boolean;
  failed: boolean;
  errorMessage: unknown;
  onRefresh: () => void;
  children: ReactNode;
}

/** A monitoring page: title, refresh button (disabled while loading), content, and its loading and error states. */
export const MonitoringPage = (props: MonitoringPageProps) => {
  const { title, dataCy, loading, isFirst, failed, errorMessage, onRefresh, children } = props;
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
      {failed && <LoadFailure error={errorMessage} onRetry={onRefresh} />}
      {!failed && (isFirst ? <Busy /> : children)}
    </section>
  );
};
