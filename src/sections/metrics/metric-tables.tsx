import { useT } from 'core/i18n/use-t';
import type { MemoryPool, NamedCount } from 'features/monitoring/metrics';
import { formatCount, withUnit } from 'lib/numbers';
import { PlainTable } from 'ui/table/plain-table';
import { Part } from './part';

const MB = 1024 * 1024;
const PERCENT = 100;
/** Above this share of the maximum, memory is scarce. */
const SCARCE = 0.9;

const Share = ({ name, used, max }: Required<MemoryPool>) => (
  <>
    <meter min={0} max={max} high={max * SCARCE} value={used} aria-label={name} /> {formatCount((used / max) * PERCENT)}
    %
  </>
);

interface MemoryTableProps {
  title: string;
  pools: readonly MemoryPool[];
}

export const MemoryTable = ({ title, pools }: MemoryTableProps) => {
  const t = useT();
  return (
    <Part title={title} isMissing={pools.length === 0}>
      <PlainTable
        caption={title}
        headers={[t('metrics.name'), t('metrics.used'), t('metrics.max'), t('metrics.share')]}
        rows={pools.map(({ name, used, max }) => ({
          key: name,
          cells: [
            name,
            withUnit(formatCount(used / MB), 'MB'),
            max ? withUnit(formatCount(max / MB), 'MB') : t('metrics.noLimit'),
            max ? <Share key="share" name={name} used={used} max={max} /> : null,
          ],
        }))}
      />
    </Part>
  );
};

interface CountsTableProps {
  title: string;
  counts: readonly NamedCount[];
}

export const CountsTable = ({ title, counts }: CountsTableProps) => {
  const t = useT();
  return (
    <Part title={title} isMissing={counts.length === 0}>
      <PlainTable
        caption={title}
        headers={[t('metrics.name'), t('metrics.count')]}
        rows={counts.map(({ name, count }) => ({ key: name, cells: [name, formatCount(count)] }))}
      />
    </Part>
  );
};
