import { useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { type Thread, THREAD_STATES } from 'features/monitoring/read-threads';
import { distinctKeys } from 'lib/distinct-keys';
import { formatCount } from 'lib/numbers';
import { containsPlain } from 'lib/plain';
import { FilterBox } from 'ui/layout/filter-box';
import { Fold } from './fold';
import { TermName, termText } from './term';

const Stack = ({ thread }: { thread: Thread }) => (
  <details className="thread">
    <summary>
      <span className={`badge ${thread.state === 'BLOCKED' ? 'state state-bad' : 'badge-plain'}`} title={thread.state}>
        {termText('threads', thread.state) ?? thread.state}
      </span>{' '}
      {thread.name}
    </summary>
    <pre className="stack-trace">{[thread.lock, ...thread.stack].filter(Boolean).join('\n')}</pre>
  </details>
);

/** All threads with their stacks, filtered by state and by the typed text (R145). */
export const ThreadDump = ({ threads }: { threads: readonly Thread[] }) => {
  const t = useT();
  const [filter, setFilter] = useState('');
  const [state, setState] = useState<string | null>(null);
  const keys = distinctKeys(threads.map(({ id }) => id));
  const shown = threads
    .map((thread, at) => ({ thread, key: keys[at] }))
    .filter(
      ({ thread }) =>
        (state === null || thread.state === state) && containsPlain(`${thread.name} ${thread.lock}`, filter),
    );
  return (
    <Fold title={t('metrics.threadDump')} count={threads.length} data-cy="threadDump">
      <div className="d-flex flex-wrap gap-2 mb-2" role="group" aria-label={t('metrics.byState')}>
        {THREAD_STATES.map(one => (
          <Button
            key={one}
            size="sm"
            color={one === state ? 'primary' : 'secondary'}
            outline={one !== state}
            aria-pressed={one === state}
            onClick={() => setState(one === state ? null : one)}
          >
            <TermName topic="threads" name={one} /> {formatCount(threads.filter(thread => thread.state === one).length)}
          </Button>
        ))}
      </div>
      <FilterBox label={t('metrics.filterThreads')} value={filter} onFilter={setFilter} />
      <p className="form-text" role="status">
        {t(shown.length === 1 ? 'metrics.oneThread' : 'metrics.threadCount', { count: formatCount(shown.length) })}
      </p>
      {shown.map(({ thread, key }) => (
        <Stack key={key} thread={thread} />
      ))}
    </Fold>
  );
};
