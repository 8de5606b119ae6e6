import { useMemo, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { slowestOf } from 'features/monitoring/figures';
import { formatMeasured } from 'features/monitoring/measured';
import type { Timing } from 'features/monitoring/metrics';
import { sortTimings, TIMING_ORDERS } from 'features/monitoring/sort-timings';
import { formatCount, withUnit } from 'lib/numbers';
import { column, columnsOf } from 'ui/table/columns';
import { DataTable } from 'ui/table/data-table';
import { PlainTable } from 'ui/table/plain-table';
import { Fold } from './fold';
import { MetricsPart, Reported } from './part';

const milliseconds = (value: number | undefined) => (value === undefined ? '' : withUnit(formatMeasured(value), 'ms'));

/** Several timings may have the same name, so the rows have an id. */
type Row = Timing & { id: number };

const COLUMNS = columnsOf<Row>([
  'name',
  column('count', ({ count }) => formatCount(count)),
  column('mean', ({ mean }) => milliseconds(mean)),
  column('max', ({ max }) => milliseconds(max)),
]);

const useHeaders = () => {
  const t = useT();
  return {
    name: t('metrics.name'),
    count: t('metrics.count'),
    mean: t('metrics.mean'),
    max: t('metrics.max'),
  };
};

interface TimingsProps {
  title: string;
  timings: readonly Timing[];
}

/** How often and how long, sorted by the column that the user chooses; folded. */
export const AllTimings = ({ title, timings }: TimingsProps) => {
  const [sort, onSort] = useState(TIMING_ORDERS.first);
  const rows = useMemo(() => sortTimings(timings, sort).map((timing, id) => ({ ...timing, id })), [timings, sort]);
  const headers = useHeaders();
  return (
    <Fold title={title} count={rows.length}>
      <Reported isMissing={rows.length === 0}>
        <DataTable
          caption={title}
          columns={COLUMNS}
          rows={rows}
          headerOf={field => new Map(Object.entries(headers)).get(field) ?? field}
          busy={false}
          ordering={{ sorting: TIMING_ORDERS, sort, onSort }}
        />
      </Reported>
    </Fold>
  );
};

/** The calls that users wait for longest. */
export const Slowest = ({ title, timings }: TimingsProps) => {
  const headers = useHeaders();
  const rows = slowestOf(timings);
  return (
    <MetricsPart title={title} isMissing={rows.length === 0}>
      <PlainTable
        caption={title}
        headers={[headers.name, headers.count, headers.mean]}
        rows={rows.map(({ name, count, mean }) => ({
          key: name,
          cells: [
            <span key="name" className="one-line" title={name}>
              {name}
            </span>,
            formatCount(count),
            milliseconds(mean),
          ],
        }))}
      />
    </MetricsPart>
  );
};
