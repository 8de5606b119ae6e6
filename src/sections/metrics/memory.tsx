import { useT } from 'core/i18n/use-t';
import { memoryOf } from 'features/monitoring/memory';
import type { MemoryPool } from 'features/monitoring/metrics';
import { formatCount, withUnit } from 'lib/numbers';
import { PlainTable } from 'ui/table/plain-table';
import { Fold } from './fold';
import { MetricsPart } from './part';
import { TermName, termText } from './term';

const MB = 1024 * 1024;
const PERCENT = 100;
/** Above this share of the maximum, memory is scarce. */
const SCARCE = 0.9;

const megabytes = (bytes: number) => withUnit(formatCount(bytes / MB), 'MB');

/** Metrics of JHipster 5 call an area "pools." and its name. */
const nameOfArea = (name: string) => name.replace(/^pools\./, '');

const Share = ({ name, used, max }: Required<MemoryPool>) => (
  <>
    <meter
      min={0}
      max={max}
      high={max * SCARCE}
      value={used}
      aria-label={termText('memory', name) ?? nameOfArea(name)}
    />{' '}
    {formatCount((used / max) * PERCENT)}%
  </>
);

interface PoolsProps {
  caption: string;
  pools: readonly MemoryPool[];
}

const Pools = ({ caption, pools }: PoolsProps) => {
  const t = useT();
  return (
    <PlainTable
      caption={caption}
      headers={[t('metrics.name'), t('metrics.used'), t('metrics.max'), t('metrics.share')]}
      rows={pools.map(({ name, used, max }) => ({
        key: name,
        cells: [
          <TermName key="name" topic="memory" name={nameOfArea(name)} />,
          megabytes(used),
          max ? megabytes(max) : t('metrics.noLimit'),
          max ? <Share key="share" name={name} used={used} max={max} /> : null,
        ],
      }))}
    />
  );
};

/** The memory of the server as a whole; its areas are folded below. */
export const Memory = ({ pools }: { pools: readonly MemoryPool[] }) => {
  const t = useT();
  const { totals, areas } = memoryOf(pools);
  return (
    <MetricsPart title={t('metrics.memory')} isMissing={pools.length === 0}>
      {totals.length > 0 && <Pools caption={t('metrics.memory')} pools={totals} />}
      {areas.length > 0 && (
        <Fold title={t('metrics.areas')} count={areas.length}>
          <Pools caption={t('metrics.areas')} pools={areas} />
        </Fold>
      )}
    </MetricsPart>
  );
};
