import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/open-forms';
import { textOfFailure } from 'core/responses/server-text';
import { isSessionEnd } from 'core/responses/session-end';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { SheetRun } from './use-run';

interface RunPanelProps {
  run: SheetRun;
  onPause: () => void;
  onGoOn: () => void;
  onStop: () => void;
}

/** Why the run paused, in a sentence: nothing was skipped. */
const usePauseReason = ({ error }: SheetRun): string => {
  const t = useT();
  if (error === undefined) return t('many.run.paused');
  return isSessionEnd(error) ? t('many.run.session') : t('many.run.unreachable', { reason: textOfFailure(error) });
};

/** How far the sending is, and the buttons that pause, continue and stop it. */
export const RunPanel = ({ run, onPause, onGoOn, onStop }: RunPanelProps) => {
  const t = useT();
  const { status, total, created, refused } = run;
  const reason = usePauseReason(run);
  const counts = { done: formatCount(created), total: formatCount(total), refused: formatCount(refused) };
  return (
    <div role="group" aria-label={t('many.run.title')}>
      {status === 'paused' && <InlineAlert kind="warning">{reason}</InlineAlert>}
      <div className="many-line many-run">
        <progress aria-label={t('many.run.title')} value={created + refused} max={total} />
        <span className="item-count">{t('many.run.progress', counts)}</span>
        {status === 'running' ? (
          <Button color="secondary" size="sm" outline onClick={onPause}>
            {t('many.run.pause')}
          </Button>
        ) : (
          <Button color="primary" size="sm" {...SAVE_BUTTON} onClick={onGoOn}>
            {t('many.run.goOn')}
          </Button>
        )}
        <Button color="secondary" size="sm" outline onClick={onStop}>
          {t('many.run.stop')}
        </Button>
      </div>
    </div>
  );
};
