import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import FigureBreakdown from './figure-breakdown';
import { figureText } from './figure-text';
import { type Figure, MEASURES } from './figures';

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

/** What the response has of the figures about customers. */
const AllFigures = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useT();
  if (figures.length === 0) return <p className="text-body-secondary">{t('userApplication.noFigures')}</p>;
  return (
    <>
      <Headline figures={figures} />
      <FigureBreakdown figures={figures} />
    </>
  );
};

export default AllFigures;
