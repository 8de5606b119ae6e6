import type { ComponentProps } from 'react';
import { useT } from 'core/i18n/use-t';
import type { MemoryPool, NamedCount, Timing } from 'features/monitoring/metrics';
import { formatCount, formatDecimal } from 'lib/numbers';
import { PlainTable } from 'ui/table/plain-table';

const MB = 1024 * 1024;
const PERCENT = 100;

/** A part of the metrics, or that the answer does not have it. */
const Part = ({
  title,
  heads,
  rows,
}: { title: string } & Pick<ComponentProps<typeof PlainTable>, 'heads' | 'rows'>) => {
  const t = useT();
  return (
    <section className="metrics-part">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="text-body-secondary">{t('metrics.missing')}</p>
      ) : (
        <PlainTable caption={title} heads={heads} rows={rows} />
      )}
    </section>
  );
};

interface MemoryTableProps {
  title: string;
  pools: readonly MemoryPool[];
}

export const MemoryTable = ({ title, pools }: MemoryTableProps) => {
  const t = useT();
  return (
    <Part
      title={title}
      heads={[t('metrics.name'), t('metrics.used'), t('metrics.max'), t('metrics.share')]}
      rows={pools.map(({ name, used, max }) => ({
        key: name,
        cells: [
          name,
          `${formatCount(used / MB)} MB`,
          max ? `${formatCount(max / MB)} MB` : t('metrics.noLimit'),
          max ? (
            <span key="share">
              <meter min={0} max={max} high={max * 0.9} value={used} aria-label={name} />{' '}
              {formatCount((used / max) * PERCENT)}%
            </span>
          ) : null,
        ],
      }))}
    />
  );
};

interface CountsTableProps {
  title: string;
  counts: readonly NamedCount[];
}

export const CountsTable = ({ title, counts }: CountsTableProps) => {
  const t = useT();
  return (
    <Part
      title={title}
      heads={[t('metrics.name'), t('metrics.count')]}
      rows={counts.map(({ name, count }) => ({ key: name, cells: [name, formatCount(count)] }))}
    />
  );
};

interface TimingsTableProps {
  title: string;
  timings: readonly Timing[];
}

const milliseconds = (value: number | undefined) => (value === undefined ? '–' : `${formatDecimal(value)} ms`);

export const TimingsTable = ({ title, timings }: TimingsTableProps) => {
  const t = useT();
  return (
    <Part
      title={title}
      heads={[t('metrics.name'), t('metrics.count'), t('metrics.mean'), t('metrics.max')]}
      rows={timings.map(({ name, count, mean, max }) => ({
        key: name,
        cells: [name, formatCount(count), milliseconds(mean), milliseconds(max)],
      }))}
    />
  );
};
