import { useT } from 'core/i18n/use-t';
import { systemMetrics, systemThreadDump } from 'features/monitoring/administration-thunks';
import { bySeverity, severityOf, threadsByState } from 'features/monitoring/figures';
import { type NamedCount, readMetrics } from 'features/monitoring/metrics';
import { Answer, MonitoringPage } from 'features/monitoring/monitoring-page';
import { readThreads, type Thread } from 'features/monitoring/read-threads';
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

const READS = [systemMetrics, systemThreadDump];

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

interface MeasuredProps {
  metrics: unknown;
  dump: readonly Thread[];
}

/** What shows at a glance whether the server is well comes first; what one looks up is folded below. */
const Measured = ({ metrics, dump }: MeasuredProps) => {
  const t = useT();
  const { memory, threads, requests, services, caches, pools } = readMetrics(metrics);
  return (
    <>
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
    </>
  );
};

/** Memory, threads, requests and data source, as far as the responses have them (R145). */
const MetricsPage = () => {
  const t = useT();
  const { metrics, threadDump, results, request } = useMonitoring(READS);
  const [ofMetrics, ofThreads] = results;
  // After a failure the store still holds an older dump.
  const dump = ofThreads?.worked ? readThreads(threadDump) : [];
  const { onRefresh } = request;
  return (
    <MonitoringPage title={t('metrics.title')} dataCy="metricsPageHeading" {...request}>
      <Answer title={t('metrics.title')} attempt={ofMetrics} onRetry={onRefresh}>
        <Measured metrics={metrics} dump={dump} />
      </Answer>
      <Answer title={t('metrics.threadDump')} attempt={ofThreads} onRetry={onRefresh}>
        <ThreadDump threads={dump} />
      </Answer>
    </MonitoringPage>
  );
};

export default MetricsPage;
