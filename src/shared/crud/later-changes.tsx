import { useT } from 'shared/i18n/use-t';
import { Outcome } from 'shared/messages/outcome';

interface LaterChangesProps {
  /** What was typed since can be saved as well. */
  canSave: boolean;
}

/** Tells that a save worked, and that something was typed since it was sent. */
export const LaterChanges = ({ canSave }: LaterChangesProps) => {
  const t = useT();
  return <Outcome kind="warning">{t(canSave ? 'changes.savedBefore' : 'changes.savedOnce')}</Outcome>;
};
