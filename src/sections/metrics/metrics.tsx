import { useT } from 'core/i18n/use-t';
import type { Thunk } from 'core/redux/request';
import { systemMetrics, systemThreadDump } from 'features/monitoring/administration-thunks';
import { readMetrics } from 'features/monitoring/metrics';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { readThreads } from 'features/monitoring/read-threads';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { CountsTable, MemoryTable } from './metric-tables';
import { ThreadDump } from './thread-dump';
import { TimingsTable } from './timings-table';

/** Requests both at once. If the thread dump fails, the metrics are still shown. */
const load = (): Thunk => async dispatch => {
  const threads = dispatch(systemThreadDump()).catch(() => undefined);
  await dispatch(systemMetrics());
  return threads;
};

/** Memory, threads, requests, caches and data sources, as far as the response has them (R145). */
const MetricsPage = () => {
  const t = useT();
  const { metrics, threadDump, request } = useMonitoring(load);
  const { memory, threads, requests, services, caches, pools } = readMetrics(metrics);
  return (
    <MonitoringPage title={t('metrics.title')} dataCy="metricsPageHeading" {...request}>
      <MemoryTable title={t('metrics.memory')} pools={memory} />
      <CountsTable title={t('metrics.threads')} counts={threads} />
      <ThreadDump threads={readThreads(threadDump)} />
      <TimingsTable title={t('metrics.requests')} timings={requests} />
      <TimingsTable title={t('metrics.services')} timings={services} />
      <CountsTable title={t('metrics.caches')} counts={caches} />
      <CountsTable title={t('metrics.dataSources')} counts={pools} />
    </MonitoringPage>
  );
};

export default MetricsPage;
