import { useCallback, useMemo } from 'react';
import { useNavigation } from 'core/navigation/use-navigation';
import { orderingOf } from 'core/redux/list-query';
import { PAGE_SIZE } from 'lib/model';
import { fetchAudits, getAudits } from 'features/monitoring/administration.duck';
import { readAudits } from 'features/monitoring/read-audits';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { readAuditQuery, SORTING, writeAuditQuery, type AuditQuery } from './audit-query';

/** The events of a page, and how others are asked for. */
export const useAudits = () => {
  const { search, replaceSearch } = useNavigation();
  const query = useMemo(() => readAuditQuery(search), [search]);
  const { page, sort = SORTING.first, fromDate, toDate } = query;
  const load = useCallback(
    () => getAudits({ page: page - 1, size: PAGE_SIZE, sort, fromDate, toDate }),
    [page, sort, fromDate, toDate],
  );
  const { audits, totalItems: total, loading, isFirst, failed, errorMessage, refresh } = useMonitoring(load);
  const go = (to: AuditQuery) => replaceSearch(writeAuditQuery(to));

  return {
    loading,
    isFirst,
    failed,
    errorMessage,
    refresh,
    query,
    rows: readAudits(audits),
    total,
    size: PAGE_SIZE,
    ordering: orderingOf(SORTING, query, go),
    goToPage: (number: number) => go({ ...query, page: number }),
    changeRange: (range: Pick<AuditQuery, 'fromDate' | 'toDate'>) => go({ ...query, ...range, page: 1 }),
    /** Asks for another page of the same question, without a change to what is on show. */
    fetchPage: async (number: number, signal: AbortSignal) => {
      const asked = { page: number - 1, size: PAGE_SIZE, sort, fromDate, toDate };
      const { data, headers } = await fetchAudits(asked, signal);
      return { content: readAudits(data), totalElements: Number(headers['x-total-count']) || 0 };
    },
  };
};

export type Audits = ReturnType<typeof useAudits>;
