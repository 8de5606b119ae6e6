import { useT } from 'core/i18n/use-t';
import type { Thunk } from 'core/redux/request';
import { systemMetrics, systemThreadDump } from 'features/monitoring/administration-thunks';
import { bySeverity, severityOf, threadsByState } from 'features/monitoring/figures';
import { type NamedCount, readMetrics } from 'features/monitoring/metrics';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { readThreads } from 'features/monitoring/read-threads';
import { termOf } from 'features/monitoring/terms';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { formatCount } from 'lib/numbers';
import { PlainTable } from 'ui/table/plain-table';
import { Figures } from './figures';
import { Fold } from './fold';
import { Memory } from './memory';
import { Reported } from './part';
import { ThreadDump } from './thread-dump';
import { AllTimings, Slowest } from './timings';

/** Requests both at once. If the thread dump fails, the metrics are still shown. */
const load = (): Thunk => async dispatch => {
  const threads = dispatch(systemThreadDump()).catch(() => undefined);
  await dispatch(systemMetrics());
  return threads;
};

const TONES = { failed: 'bad', refused: 'waiting', fine: undefined } as const;
const toneOfResponse = (code: string) => TONES[severityOf(code)];

const HELD_UP = ['blocked', 'deadlocked'];
const toneOfThread = (state: string) => (HELD_UP.includes(termOf('threads', state) ?? '') ? 'bad' : undefined);

const toneOfConnection = (name: string) => (termOf('connections', name) === 'waitingFor' ? 'waiting' : undefined);

const Caches = ({ caches }: { caches: readonly NamedCount[] }) => {
  const t = useT();
  return (
    <Fold title={t('metrics.caches')} count={caches.length}>
      <Reported isMissing={caches.length === 0}>
        <PlainTable
          caption={t('metrics.caches')}
          headers={[t('metrics.name'), t('metrics.count')]}
          rows={caches.map(({ name, count }) => ({ key: name, cells: [name, formatCount(count)] }))}
        />
      </Reported>
    </Fold>
  );
};

/**
 * Memory, threads, requests and data source, as far as the response has them (R145). What shows at a glance whether the
 * server is well comes first; what one looks up is folded below.
 */
const MetricsPage = () => {
  const t = useT();
  const { metrics, threadDump, request } = useMonitoring(load);
  const { memory, threads, requests, services, caches, pools } = readMetrics(metrics);
  const dump = readThreads(threadDump);
  return (
    <MonitoringPage title={t('metrics.title')} dataCy="metricsPageHeading" {...request}>
      <div className="metrics-columns">
        <div>
          <Memory pools={memory} />
          <Figures
            title={t('metrics.threads')}
            topic="threads"
            figures={threadsByState(threads, dump)}
            toneOf={toneOfThread}
          />
        </div>
        <div>
          <Slowest title={t('metrics.slowest')} timings={services} />
          <Figures
            title={t('metrics.requests')}
            topic="responses"
            figures={bySeverity(requests)}
            toneOf={toneOfResponse}
          />
          <Figures title={t('metrics.dataSources')} topic="connections" figures={pools} toneOf={toneOfConnection} />
        </div>
      </div>
      <AllTimings title={t('metrics.services')} timings={services} />
      {requests.some(({ mean }) => mean !== undefined) && (
        <AllTimings title={t('metrics.timesByCode')} timings={requests} />
      )}
      <Caches caches={caches} />
      <ThreadDump threads={dump} />
    </MonitoringPage>
  );
};

export default MetricsPage;
