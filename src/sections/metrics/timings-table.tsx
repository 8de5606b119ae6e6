import { useMemo, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { formatMeasured } from 'features/monitoring/measured';
import type { Timing } from 'features/monitoring/metrics';
import { sortTimings, TIMING_ORDERS } from 'features/monitoring/sort-timings';
import { formatCount, withUnit } from 'lib/numbers';
import { column, columnsOf } from 'ui/table/columns';
import { DataTable } from 'ui/table/data-table';
import { Part } from './part';

const milliseconds = (value: number | undefined) => (value === undefined ? '' : withUnit(formatMeasured(value), 'ms'));

/** Several timings may have the same name, so the rows have an id. */
type Row = Timing & { id: number };

const COLUMNS = columnsOf<Row>([
  'name',
  column('count', ({ count }) => formatCount(count)),
  column('mean', ({ mean }) => milliseconds(mean)),
  column('max', ({ max }) => milliseconds(max)),
]);

interface TimingsTableProps {
  title: string;
  timings: readonly Timing[];
}

/** How often and how long, sorted by the column that the user chooses. */
export const TimingsTable = ({ title, timings }: TimingsTableProps) => {
  const t = useT();
  const [sort, onSort] = useState(TIMING_ORDERS.first);
  const rows = useMemo(() => sortTimings(timings, sort).map((timing, id) => ({ ...timing, id })), [timings, sort]);
  const headers = new Map([
    ['name', t('metrics.name')],
    ['count', t('metrics.count')],
    ['mean', t('metrics.mean')],
    ['max', t('metrics.max')],
  ]);
  return (
    <Part title={title} isMissing={rows.length === 0}>
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={rows}
        headerOf={field => headers.get(field) ?? field}
        busy={false}
        ordering={{ sorting: TIMING_ORDERS, sort, onSort }}
      />
    </Part>
  );
};
