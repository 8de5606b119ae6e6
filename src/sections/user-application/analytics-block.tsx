import { useCallback, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { Busy } from 'ui/layout/busy';
import { LoadFailureChunk } from 'ui/layout/load-failure-chunk';
import { chunk } from 'ui/layout/screen';
import { analytics, fetchAnalytics } from './analytics';
import { figureText } from './figure-text';
import { type Figure, MEASURES } from './figures';

/** Loaded in parallel with the figures that it shows, so that no other list has to load it. */
const FigureBreakdown = chunk<{ figures: readonly Figure[] }>(() => import('./figure-breakdown'), {
  hasFirstTexts: true,
});

/** The figures about all customers, each with its label. */
const Headline = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useT();
  const shown = MEASURES.flatMap(measure =>
    figures.filter(figure => figure.measure === measure && !figure.platform && !figure.period).slice(0, 1),
  );
  if (shown.length === 0) return null;
  return (
    <dl className="figure-list">
      {shown.map(figure => (
        <div key={figure.measure}>
          <dt>{t(keyOf('userApplication', 'measureOptions', figure.measure))}</dt>
          <dd>{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Figures = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useT();
  if (figures.length === 0) return <p className="text-body-secondary">{t('userApplication.noFigures')}</p>;
  return (
    <>
      <Headline figures={figures} />
      <FigureBreakdown figures={figures} />
    </>
  );
};

/** The figures above the list of customers (R132). Figures that the response leaves out are not shown. */
export const AnalyticsBlock = () => {
  const t = useT();
  const id = useId();
  const dispatch = useAppDispatch();
  const { loading, figures, error } = useSelector(analytics.select);
  const load = useCallback(() => void dispatch(fetchAnalytics()), [dispatch]);
  useEffect(() => {
    void FigureBreakdown.preload();
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
      {loading !== 'ERROR' && !isFirst && <Figures figures={figures} />}
    </section>
  );
};
