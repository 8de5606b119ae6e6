import { useCallback, useMemo, useState } from 'react';
import { useNavigation } from 'shared/crud/navigation';
import { useT } from 'shared/i18n/use-t';
import { PAGE_SIZE } from 'shared/model';
import { getAudits } from 'shared/monitoring/administration.duck';
import { MonitoringPage } from 'shared/monitoring/monitoring-page';
import { readAudits } from 'shared/monitoring/readers';
import { useMonitoring } from 'shared/monitoring/use-monitoring';
import { formatCount } from 'shared/text/numbers';
import { Pager } from 'shared/ui/pager';
import { isRange, readAuditQuery, turned, writeAuditQuery } from './audit-query';
import { AuditRange } from './audit-range';
import { AuditTable } from './audit-table';

/** Who signed in and who could not, in a range of days (spec 2.3). */
const Audits = () => {
  const t = useT();
  const { search, replaceSearch } = useNavigation();
  const query = useMemo(() => readAuditQuery(search), [search]);
  const { page, sort, fromDate, toDate } = query;
  const load = useCallback(
    () => getAudits(page - 1, PAGE_SIZE, sort, fromDate, toDate),
    [page, sort, fromDate, toDate],
  );
  const { audits, totalItems, loading, ...monitoring } = useMonitoring(load);
  const [range, setRange] = useState({ fromDate, toDate });
  const go = (part: Partial<typeof query>) => replaceSearch(writeAuditQuery({ ...query, ...part }));

  const changeRange = (changed: typeof range) => {
    setRange(changed);
    if (isRange(changed)) go({ ...changed, page: 1 });
  };
  const rows = readAudits(audits);
  const first = (page - 1) * PAGE_SIZE + 1;
  const count = {
    first: formatCount(first),
    second: formatCount(first + rows.length - 1),
    total: formatCount(totalItems),
  };

  return (
    <MonitoringPage
      title={t('audits.title')}
      dataCy="auditsPageHeading"
      loading={loading}
      onRefresh={monitoring.refresh}
      {...monitoring}
    >
      <AuditRange range={range} onChange={changeRange} />
      {rows.length === 0 ? (
        <p className="empty-state" role="status">
          {t('audits.notFound')}
        </p>
      ) : (
        <>
          <p className="item-count">{t('global.item-count', count)}</p>
          <AuditTable rows={rows} sort={sort} onSort={field => go({ sort: turned(sort, field), page: 1 })} />
          <Pager page={page} lastPage={Math.ceil(totalItems / PAGE_SIZE)} onPage={to => go({ page: to })} />
        </>
      )}
    </MonitoringPage>
  );
};

export default Audits;
