import { memo, useDeferredValue, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { changeLogLevel, getLoggers } from 'features/monitoring/administration-thunks';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { type Logger, readLoggers } from 'features/monitoring/read-loggers';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { distinctKeys } from 'lib/distinct-keys';
import { formatCount } from 'lib/numbers';
import { containsPlain } from 'lib/plain';
import { FilterBox } from 'ui/layout/filter-box';

const READS = [getLoggers];
const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'];

interface LoggerRowProps {
  logger: Logger;
  onChange: (name: string, level: string) => void;
}

const LoggerRow = memo(({ logger: { name, level }, onChange }: LoggerRowProps) => (
  <li className="logger-row" data-cy="logger">
    <span className="logger-name">{name}</span>
    <span className="choice-strip" role="group" aria-label={name}>
      {LEVELS.map(one => (
        <button
          key={one}
          type="button"
          data-level={one}
          aria-pressed={one === level}
          onClick={() => onChange(name, one)}
        >
          {one}
        </button>
      ))}
    </span>
  </li>
));
LoggerRow.displayName = 'LoggerRow';

const LoggerList = memo(
  ({ loggers, onChange }: { loggers: readonly Logger[]; onChange: LoggerRowProps['onChange'] }) => {
    const keys = distinctKeys(loggers.map(({ name }) => name));
    return (
      <ul className="logger-list">
        {loggers.map((logger, at) => (
          <LoggerRow key={keys[at]} logger={logger} onChange={onChange} />
        ))}
      </ul>
    );
  },
);
LoggerList.displayName = 'LoggerList';

/** The level of each logger, which is changed at once (R148). Typing into the filter never waits for the rows. */
const Logs = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { logs, request } = useMonitoring(READS);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const shown = readLoggers(logs).filter(({ name }) => containsPlain(name, wanted));
  const [change] = useState(() => (name: string, level: string) => void dispatch(changeLogLevel(name, level)));
  return (
    <MonitoringPage title={t('logs.title')} dataCy="logsPageHeading" {...request}>
      <FilterBox label={t('logs.filter')} value={filter} onFilter={setFilter} />
      <p className="form-text" role="status">
        {t(shown.length === 1 ? 'logs.oneLogger' : 'logs.count', { count: formatCount(shown.length) })}
      </p>
      <LoggerList loggers={shown} onChange={change} />
    </MonitoringPage>
  );
};

export default Logs;
