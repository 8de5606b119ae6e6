import { useCallback, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { Busy } from 'ui/layout/busy';
import { LoadFailureChunk } from 'ui/layout/load-failure-chunk';
import { chunk } from 'ui/layout/screen';
import { analytics, fetchAnalytics } from './analytics';
import { type Figure } from './figures';

/** Loaded in parallel with the figures that it shows, so that no other list has to load it. */
const AllFigures = chunk<{ figures: readonly Figure[] }>(() => import('./all-figures'), { hasFirstTexts: true });

/** The figures above the list of customers (R132). Figures that the response leaves out are not shown. */
export const AnalyticsBlock = () => {
  const t = useT();
  const id = useId();
  const dispatch = useAppDispatch();
  const { loading, figures, error } = useSelector(analytics.select);
  const load = useCallback(() => void dispatch(fetchAnalytics()), [dispatch]);
  useEffect(() => {
    void AllFigures.preload();
    load();
  }, [load]);

  const isFirst = figures.length === 0 && (loading === 'NOOP' || loading === 'ONGOING');
  return (
    <section
      className="analytics"
      aria-labelledby={id}
      aria-busy={isFirst || loading === 'ONGOING'}
      data-cy="analytics"
    >
      <h2 id={id}>{t('userApplication.analytics')}</h2>
      {loading === 'ERROR' && <LoadFailureChunk error={error} onRetry={load} />}
      {isFirst && <Busy />}
      {loading !== 'ERROR' && !isFirst && <AllFigures figures={figures} />}
    </section>
  );
};
