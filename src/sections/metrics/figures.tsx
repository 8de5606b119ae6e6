import type { NamedCount } from 'features/monitoring/metrics';
import type { Topic } from 'features/monitoring/terms';
import { distinctKeys } from 'lib/distinct-keys';
import { formatCount } from 'lib/numbers';
import { MetricsPart } from './part';
import { TermName } from './term';

interface FiguresProps {
  title: string;
  topic: Topic;
  figures: readonly NamedCount[];
  /** How serious it is that a figure is not 0. */
  toneOf?: (name: string) => 'bad' | 'waiting' | undefined;
}

/** Numbers side by side, each above its name. */
export const Figures = ({ title, topic, figures, toneOf }: FiguresProps) => {
  const keys = distinctKeys(figures.map(({ name }) => name));
  return (
    <MetricsPart title={title} isMissing={figures.length === 0}>
      <dl className="figure-list">
        {figures.map(({ name, count }, at) => (
          <div key={keys[at]} className={count > 0 ? toneOf?.(name) : undefined}>
            <dt>
              <TermName topic={topic} name={name} />
            </dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </MetricsPart>
  );
};
