import { useT } from 'core/i18n/use-t';
import { ResultAlert } from 'ui/feedback/result-alert';

interface LaterChangesProps {
  /** What was typed since can be saved as well. */
  canSave: boolean;
}

/** Shows that a save worked, and that something was typed since it was sent. */
export const LaterChanges = ({ canSave }: LaterChangesProps) => {
  const t = useT();
  return <ResultAlert kind="warning">{t(canSave ? 'changes.savedBefore' : 'changes.savedOnce')}</ResultAlert>;
};
