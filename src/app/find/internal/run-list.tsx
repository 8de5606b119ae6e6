import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { countsOf, isUnfinished, type Task } from 'features/replace/task';
import { type StoredTasks, tasksOf } from 'features/replace/task-store';
import { formatDateTime } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { writeRunQuery } from './replace-query';

/** The runs of this account in this browser, read again for each address; undefined until they are read. */
export const useTasks = (login: string, address: string): StoredTasks | undefined => {
  const [stored, setStored] = useState<StoredTasks>();
  useEffect(() => {
    let isShown = true;
    void tasksOf(login).then(read => {
      if (isShown) setStored(read);
    });
    return () => {
      isShown = false;
    };
  }, [login, address]);
  return stored;
};

const RunLine = ({ task, pathname }: { task: Task; pathname: string }) => {
  const t = useT();
  const { replacement, records, startedAt } = task;
  const { waiting, sending } = countsOf(task);
  const state = isUnfinished(task)
    ? t('replace.runs.unfinished', { count: formatCount(waiting + sending), all: formatCount(records.length) })
    : t(records.length === 1 ? 'replace.recordsOne' : 'replace.records', { count: formatCount(records.length) });
  return (
    <li>
      <Link to={{ pathname, search: writeRunQuery(task.id) }}>
        {t('replace.runs.name', { text: replacement.text, by: replacement.by })}
      </Link>{' '}
      <span className="form-text">
        {formatDateTime(new Date(startedAt).toISOString())} · {state}
      </span>
    </li>
  );
};

interface RunListProps {
  stored: StoredTasks | undefined;
  /** The address of the screen that shows a run. */
  pathname: string;
}

/** The latest runs of this account in this browser, the unfinished ones first. */
export const RunList = ({ stored, pathname }: RunListProps) => {
  const t = useT();
  if (stored?.is === 'newer') return <InlineAlert kind="warning">{t('replace.runs.newer')}</InlineAlert>;
  const tasks = stored?.tasks ?? [];
  if (tasks.length === 0) return null;
  const inOrder = [...tasks.filter(isUnfinished), ...tasks.filter(task => !isUnfinished(task))];
  return (
    <section aria-label={t('replace.runs.title')}>
      <h2 className="h5">{t('replace.runs.title')}</h2>
      <ul className="replace-runs">
        {inOrder.map(task => (
          <RunLine key={task.id} task={task} pathname={pathname} />
        ))}
      </ul>
    </section>
  );
};
