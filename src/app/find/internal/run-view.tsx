import { useEffect } from 'react';
import { Button } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { countsOf, isUndoing, isUnfinished, type PauseReason, type Plan } from 'features/replace/plan';
import { type ReplaceRun, type RunState, sourceAt } from 'features/replace/run';
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
const shareOf = (plan: Plan) => {
  const { waiting, sending, replaced, undone } = countsOf(plan);
  if (isUndoing(plan)) return { done: undone, all: undone + replaced };
  return { done: plan.records.length - waiting - sending, all: plan.records.length };
};

const useStatus = ({ plan, isRunning }: RunState) => {
  const t = useT();
  const { replaced, skipped, failed, undone } = countsOf(plan);
  if (isRunning) return t(isUndoing(plan) ? 'replace.status.undoing' : 'replace.status.running');
  const counts = {
    replaced: formatCount(replaced),
    skipped: formatCount(skipped),
    failed: formatCount(failed),
    undone: formatCount(undone),
  };
  const key = plan.status === 'undone' || isUndoing(plan) ? 'replace.status.undone' : 'replace.status.done';
  return t(isUnfinished(plan) ? 'replace.status.paused' : key, counts);
};

interface RunViewProps {
  run: ReplaceRun;
  sources: readonly FindSource[];
}

interface ControlsProps extends Pick<RunViewProps, 'run'> {
  plan: Plan;
}

const PausedControls = ({ run, plan }: ControlsProps) => {
  const t = useT();
  return (
    <>
      <Button color="primary" data-cy="replaceGoOn" onClick={() => void run.start()}>
        {t('find.goOn')}
      </Button>
      {plan.pause === 'versions' && (
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

const FinishedControls = ({ run, plan }: ControlsProps) => {
  const t = useT();
  const { replaced, failed } = countsOf(plan);
  return (
    <>
      {failed > 0 && plan.status === 'done' && (
        <Button color="primary" outline onClick={() => void run.start()}>
          {t('replace.retry')}
        </Button>
      )}
      {replaced > 0 && !plan.isWithoutUndo && (
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
  return isUnfinished(props.plan) ? <PausedControls {...props} /> : <FinishedControls {...props} />;
};

/** How far a run is, what became of each record, and what can be done next. Leaving the screen pauses it. */
export const RunView = ({ run, sources }: RunViewProps) => {
  const t = useT();
  const shown = useStateNow(run.state);
  const { plan, isRunning, isElsewhere, isKept } = shown;
  const { done, all } = shareOf(plan);
  const status = useStatus(shown);
  useEffect(() => run.leave, [run]);
  return (
    <>
      <p className="found-text">{t('replace.runs.name', { text: plan.replacement.text, by: plan.replacement.by })}</p>
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
        <Controls run={run} plan={plan} isRunning={isRunning} />
      </div>
      {!isRunning && plan.pause && isUnfinished(plan) && (
        <InlineAlert kind="warning">{t(PAUSES[plan.pause])}</InlineAlert>
      )}
      {isElsewhere && <InlineAlert kind="warning">{t('replace.elsewhere')}</InlineAlert>}
      {!isKept && <InlineAlert kind="warning">{t('replace.notKept')}</InlineAlert>}
      <RunResults plan={plan} sourceOf={path => sourceAt(sources, path)} />
    </>
  );
};
