import { useMemo, useState } from 'react';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { ListController } from 'crud/list/list-controller';
import { ListMenu } from 'crud/list/list-menu';
import { useList } from 'crud/list/use-list';
import { useShownColumns } from 'crud/list/use-shown-columns';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { writeQuery } from 'records/list-query';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailure } from 'ui/feedback/load-failure';
import { EmptyState } from 'ui/layout/empty-state';
import { NoMatch } from 'ui/layout/no-match';
import type { Column } from 'ui/table/columns';
import { DataTable } from 'ui/table/data-table';
import { ItemCount } from 'ui/table/item-count';
import { Pager } from 'ui/table/pager';
import { AuditFilter } from './audit-filter';
import { AuditPresets } from './audit-presets';
import { AuditRange } from './audit-range';
import { COLUMNS } from './columns';
import { auditsOf } from './duck';
import { type EventFilter, filterEvents, NO_FILTER } from './filter';
import { type Range, readRange, writeRange } from './range';
import type { AuditEvent } from './record';
import { useAllEvents } from './use-all-events';
import { useTypedRange } from './use-typed-range';

const BY_ACCOUNT = { fields: ['principal'] } as const;

/** The events of the range in the address, and a function that requests another range. */
const useAudits = () => {
  const { search, replaceSearch } = useNavigation<AuditEvent>();
  const { fromDate, toDate } = readRange(search);
  const range = useMemo(() => ({ fromDate, toDate }), [fromDate, toDate]);
  const list = useList(useMemo(() => auditsOf(range), [range]));
  const changeRange = (to: Range) => replaceSearch(writeQuery({ ...list.query.value, page: 1 }, writeRange(to)));
  return { list, range, changeRange };
};

interface EventsProps {
  list: ListController<AuditEvent>;
  columns: readonly Column<AuditEvent>[];
  filter: EventFilter;
  /** Failures are searched in the whole range. */
  range: Range;
  onFilter: (filter: EventFilter) => void;
}

/** Events came or went while they were read, so some may be missing. */
const Changed = ({ onRead }: { onRead: () => void }) => {
  const t = useT();
  return (
    <InlineAlert kind="warning">
      {t('audits.changed')}{' '}
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRead}>
        {t('audits.readAgain')}
      </button>
    </InlineAlert>
  );
};

/** No event matches the filter. */
const NoEvent = ({ filter, onFilter }: Pick<EventsProps, 'filter' | 'onFilter'>) => {
  const t = useT();
  if (filter.text) return <NoMatch search={filter.text} onClear={() => onFilter({ ...filter, text: '' })} />;
  return (
    <EmptyState text={t('audits.noFailures')}>
      <p>{t('audits.otherRange')}</p>
    </EmptyState>
  );
};

const Events = ({ list, columns, filter, range, onFilter }: EventsProps) => {
  const t = useT();
  const { page, query } = list;
  const isOfAll = filter.failuresOnly && page.lastPage > 1;
  const all = useAllEvents(range, query.value.sort, isOfAll);
  const isReading = isOfAll && all.state === 'ONGOING';
  const rows = filterEvents(isOfAll && !isReading ? all.events : page.rows, filter);
  if (page.rows.length === 0)
    return (
      <EmptyState text={t('audits.notFound')}>
        <p>{t('audits.otherRange')}</p>
      </EmptyState>
    );
  if (isOfAll && all.state === 'ERROR') return <LoadFailure error={all.error} onRetry={all.retry} />;
  return (
    <>
      {isOfAll && !all.isWhole && <Changed onRead={all.retry} />}
      {rows.length === 0 && !isReading ? (
        <NoEvent filter={filter} onFilter={onFilter} />
      ) : (
        <DataTable
          caption={t('audits.title')}
          columns={columns}
          rows={rows}
          headerOf={field => t(keyOf('audits', 'fields', field))}
          busy={list.request.loading || isReading}
          ordering={query.ordering}
          isOneLine
        />
      )}
      {!isOfAll && <Pager page={query.value.page} lastPage={page.lastPage} onPage={query.goToPage} />}
    </>
  );
};

/** The audit events of a range of days: who signed in and who could not (R147). */
const Audits = () => {
  const t = useT();
  const { list, range: listedRange, changeRange } = useAudits();
  const { shown, choice } = useShownColumns('audits', COLUMNS);
  const menu = { i18n: 'audits', columns: shown, choice, filter: BY_ACCOUNT } as const;
  const { range, change } = useTypedRange(listedRange, changeRange);
  const [filter, setFilter] = useState(NO_FILTER);
  const [wasShown, setWasShown] = useState(false);
  const { page, request, query } = list;
  // The user leaves a range without events by typing into its fields. They must stay mounted while the response
  // is pending.
  if (!wasShown && !request.isFirst) setWasShown(true);

  return (
    <MonitoringPage
      title={t('audits.title')}
      dataCy="auditsPageHeading"
      loading={request.loading}
      isFirst={!wasShown}
      failed={request.failed}
      error={request.error}
      onRefresh={() => void request.reload()}
    >
      <div className="audit-range">
        <AuditRange range={range} onChange={change} />
        <AuditPresets range={range} onChange={change} />
      </div>
      <div className="list-tools">
        <AuditFilter filter={filter} onFilter={setFilter} />
        {!filter.failuresOnly && (
          <ItemCount page={query.value.page} size={page.size} rows={page.rows.length} total={page.total} />
        )}
        {/* With other days, what was read is out of date. */}
        <ListMenu key={writeRange(listedRange)} {...menu} page={page} />
      </div>
      <Events list={list} columns={shown} filter={filter} range={listedRange} onFilter={setFilter} />
    </MonitoringPage>
  );
};

export default Audits;
