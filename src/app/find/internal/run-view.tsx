import { useEffect } from 'react';
import { Button } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { type ReplaceRun, type RunState, sourceAt } from 'features/replace/run';
import { countsOf, isUndoing, isUnfinished, type PauseReason, type Task } from 'features/replace/task';
import { formatCount } from 'lib/numbers';
import { useStateNow } from 'lib/state';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { RunResults } from './run-results';

const PAUSES = {
  asked: 'replace.pause.asked',
  left: 'replace.pause.left',
  access: 'replace.pause.access',
  network: 'replace.pause.network',
  versions: 'replace.pause.versions',
} as const satisfies Record<PauseReason, MessageKey>;

/** How many records are settled, of all that this pass goes through. */
const shareOf = (task: Task) => {
  const { waiting, sending, replaced, undone } = countsOf(task);
  if (isUndoing(task)) return { done: undone, all: undone + replaced };
  return { done: task.records.length - waiting - sending, all: task.records.length };
};

const useStatus = ({ task, isRunning }: RunState) => {
  const t = useT();
  const { replaced, skipped, failed, undone } = countsOf(task);
  if (isRunning) return t(isUndoing(task) ? 'replace.status.undoing' : 'replace.status.running');
  const counts = {
    replaced: formatCount(replaced),
    skipped: formatCount(skipped),
    failed: formatCount(failed),
    undone: formatCount(undone),
  };
  const key = task.status === 'undone' || isUndoing(task) ? 'replace.status.undone' : 'replace.status.done';
  return t(isUnfinished(task) ? 'replace.status.paused' : key, counts);
};

interface RunViewProps {
  run: ReplaceRun;
  sources: readonly FindSource[];
}

interface ControlsProps extends Pick<RunViewProps, 'run'> {
  task: Task;
}

const PausedControls = ({ run, task }: ControlsProps) => {
  const t = useT();
  return (
    <>
      <Button color="primary" data-cy="replaceGoOn" onClick={() => void run.start()}>
        {t('find.goOn')}
      </Button>
      {task.pause === 'versions' && (
        <Button color="secondary" outline onClick={() => void run.startWithoutUndo()}>
          {t('replace.withoutUndo')}
        </Button>
      )}
      <Button color="secondary" outline onClick={() => void run.finish()}>
        {t('replace.finish')}
      </Button>
    </>
  );
};

const FinishedControls = ({ run, task }: ControlsProps) => {
  const t = useT();
  const { replaced, failed } = countsOf(task);
  return (
    <>
      {failed > 0 && task.status === 'done' && (
        <Button color="primary" outline onClick={() => void run.start()}>
          {t('replace.retry')}
        </Button>
      )}
      {replaced > 0 && !task.isWithoutUndo && (
        <Button color="secondary" outline data-cy="replaceUndo" onClick={() => void run.undo()}>
          {t('replace.undo')}
        </Button>
      )}
    </>
  );
};

const Controls = ({ isRunning, ...props }: ControlsProps & Pick<RunState, 'isRunning'>) => {
  const t = useT();
  if (isRunning) {
    return (
      <Button color="secondary" outline data-cy="replacePause" onClick={props.run.pause}>
        {t('replace.pauseNow')}
      </Button>
    );
  }
  return isUnfinished(props.task) ? <PausedControls {...props} /> : <FinishedControls {...props} />;
};

/** How far a run is, what became of each record, and what can be done next. Leaving the screen pauses it. */
export const RunView = ({ run, sources }: RunViewProps) => {
  const t = useT();
  const shown = useStateNow(run.state);
  const { task, isRunning, isElsewhere, isKept } = shown;
  const { done, all } = shareOf(task);
  const status = useStatus(shown);
  useEffect(() => run.leave, [run]);
  return (
    <>
      <p className="found-text">{t('replace.runs.name', { text: task.replacement.text, by: task.replacement.by })}</p>
      <div className="find-panel">
        {isRunning && (
          <>
            <progress aria-label={t('replace.progress')} value={done} max={Math.max(all, 1)} />
            <span className="item-count">{t('replace.count', { done: formatCount(done), all: formatCount(all) })}</span>
          </>
        )}
        <span role="status" className="find-status" data-cy="replaceStatus">
          {status}
        </span>
        <Controls run={run} task={task} isRunning={isRunning} />
      </div>
      {!isRunning && task.pause && isUnfinished(task) && (
        <InlineAlert kind="warning">{t(PAUSES[task.pause])}</InlineAlert>
      )}
      {isElsewhere && <InlineAlert kind="warning">{t('replace.elsewhere')}</InlineAlert>}
      {!isKept && <InlineAlert kind="warning">{t('replace.notKept')}</InlineAlert>}
      <RunResults task={task} sourceOf={path => sourceAt(sources, path)} />
    </>
  );
};
