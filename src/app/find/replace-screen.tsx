import { useState } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import type { FindSource } from 'features/find/source';
import { newTask } from 'features/replace/new-task';
import { isReplaceable } from 'features/replace/review';
import { removeReview } from 'features/replace/review-state';
import { createRun, pausedTask, type ReplaceRun } from 'features/replace/run';
import type { Task, TaskItem } from 'features/replace/task';
import { type StoredTasks, writeTask } from 'features/replace/task-store';
import { PageTitle } from 'ui/layout/page-title';
import { ReplaceForm } from './internal/replace-form';
import {
  readReplaceQuery,
  replacementOf,
  type ReplaceQuery,
  writeReplaceQuery,
  writeRunQuery,
} from './internal/replace-query';
import { ReplaceReview } from './internal/replace-review';
import { RunList, useTasks } from './internal/run-list';
import { RunView } from './internal/run-view';
import { useSources } from './sources';
import '../../styles/find.scss';

/** A section whose records belong to the rows of another one takes part by them. */
const isWritable = (source: FindSource) =>
  isReplaceable(source) || (source.parts !== undefined && isReplaceable(source.parts.source));

const chosenOf = (sources: readonly FindSource[], { section }: ReplaceQuery) => {
  const chosen = sources.filter(({ path }) => path === section);
  return chosen.length > 0 ? chosen : sources;
};

/** A run of an earlier page, as it was stored. */
const StoredRun = ({ task, sources }: { task: Task; sources: readonly FindSource[] }) => {
  const dispatch = useAppDispatch();
  const [run] = useState(() => createRun(pausedTask(task), { sources, dispatch }));
  return <RunView run={run} sources={sources} />;
};

const useStart = (login: string, sources: readonly FindSource[]) => {
  const history = useHistory();
  const dispatch = useAppDispatch();
  const { pathname, search: address } = useLocation();
  const [run, setRun] = useState<ReplaceRun>();
  const start = (query: ReplaceQuery) => (records: readonly TaskItem[], isLater: boolean) => {
    const task = newTask({ login, replacement: replacementOf(query), isLater, records });
    const begun = createRun(task, { sources, dispatch });
    setRun(begun);
    // The stored task holds what was decided.
    void writeTask(task).then(isKept => (isKept ? removeReview({ login, address }) : undefined));
    history.push({ pathname, search: writeRunQuery(task.id) });
    void begun.start();
  };
  return { run, start };
};

interface ShownRunProps {
  id: string;
  /** The run that this screen has begun. */
  begun: ReplaceRun | undefined;
  stored: StoredTasks | undefined;
  sources: readonly FindSource[];
}

/** The run that the address names. */
const ShownRun = ({ id, begun, stored, sources }: ShownRunProps) => {
  const t = useT();
  if (begun?.state.read().task.id === id) return <RunView run={begun} sources={sources} />;
  const task = stored?.tasks.find(one => one.id === id);
  if (task) return <StoredRun key={id} task={task} sources={sources} />;
  return stored ? <p className="empty-state">{t('replace.runs.none')}</p> : null;
};

/**
 * Replaces words, or the reference to a picture, in all texts (B26). The address holds what is replaced, or names the
 * run that is shown.
 */
const ReplaceScreen = () => {
  const t = useT();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const { login = '' } = useSession();
  const sources = useSources().filter(isWritable);
  const query = readReplaceQuery(search);
  const stored = useTasks(login, search);
  const { run, start } = useStart(login, sources);
  const review = (next: ReplaceQuery) => history.push({ pathname, search: writeReplaceQuery(next) });
  return (
    <section className="find-screen">
      <PageTitle title={t('replace.title')} />
      {query.run !== undefined ? (
        <ShownRun id={query.run} begun={run} stored={stored} sources={sources} />
      ) : (
        <>
          <p className="form-text">{t('replace.lead')}</p>
          <ReplaceForm key={search} query={query} sources={sources} onReview={review} />
          {!query.isAsked && <RunList stored={stored} pathname={pathname} />}
          {query.isAsked && (
            <ReplaceReview
              key={`review${search}`}
              replacement={replacementOf(query)}
              name={{ login, address: search }}
              sources={chosenOf(sources, query)}
              onStart={start(query)}
            />
          )}
        </>
      )}
    </section>
  );
};

export default ReplaceScreen;
