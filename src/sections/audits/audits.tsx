import { useState } from 'react';
import { ListMenu } from 'crud/list-menu';
import { useShownColumns } from 'crud/use-shown-columns';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { DataTable } from 'ui/table/data-table';
import { ItemCount } from 'ui/table/item-count';
import { Pager } from 'ui/table/pager';
import { isRange } from './audit-query';
import { AuditRange } from './audit-range';
import { COLUMNS } from './columns';
import { useAudits } from './use-audits';

/** Who signed in and who could not, in a range of days (R147). */
const Audits = () => {
  const t = useT();
  const list = useAudits();
  const { query, rows, total, size, loading, isFirst, failed, errorMessage } = list;
  const { shown, choice } = useShownColumns('audits', COLUMNS);
  const [range, setRange] = useState({ fromDate: query.fromDate, toDate: query.toDate });
  const headerOf = (field: string) => t(keyOf('audits', 'fields', field));

  const changeRange = (changed: typeof range) => {
    setRange(changed);
    if (isRange(changed)) list.changeRange(changed);
  };

  return (
    <MonitoringPage
      title={t('audits.title')}
      dataCy="auditsPageHeading"
      loading={loading}
      isFirst={isFirst}
      failed={failed}
      errorMessage={errorMessage}
      onRefresh={list.refresh}
    >
      <AuditRange range={range} onChange={changeRange} />
      <div className="list-tools">
        <ItemCount page={query.page} size={size} rows={rows.length} total={total} />
        <ListMenu list={list} i18n="audits" columns={shown} choice={choice} />
      </div>
      {rows.length === 0 ? (
        <p className="empty-state" role="status">
          {t('audits.notFound')}
        </p>
      ) : (
        <>
          <DataTable
            caption={t('audits.title')}
            columns={shown}
            rows={rows}
            headerOf={headerOf}
            busy={loading}
            ordering={list.ordering}
          />
          <Pager page={query.page} lastPage={Math.ceil(total / size)} onPage={list.goToPage} />
        </>
      )}
    </MonitoringPage>
  );
};

export default Audits;
