import { useT } from 'core/i18n/use-t';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { isKeptAsDraft, type Write } from 'core/navigation/open-forms';
import ConfirmDialogContent from 'ui/dialogs/confirm-dialog-content';

export interface LeaveQuestionProps {
  /** A save that was sent and may be stored: it cannot be discarded any more. */
  write?: Write;
  onAnswer: (answer: LeaveAnswer) => void;
  /** Saves the form, or waits for its save, and leaves it then. Undefined if the form cannot be saved. */
  onSave?: () => void;
}

const SendingQuestion = ({ onAnswer, onSave }: LeaveQuestionProps) => {
  const t = useT();
  return (
    <ConfirmDialogContent
      title={t('changes.leaving.title')}
      cancel={t('entity.leave.stay')}
      confirm={t('changes.leaving.now')}
      other={onSave && { text: t('changes.leaving.wait'), onPress: onSave }}
      onConfirm={() => onAnswer('leave')}
      onCancel={() => onAnswer('stay')}
    >
      {t('changes.leaving.question')}
    </ConfirmDialogContent>
  );
};

const UnsavedQuestion = ({ write, onAnswer, onSave }: LeaveQuestionProps) => {
  const t = useT();
  const question = onSave ? 'entity.leave.questionSave' : 'entity.leave.question';
  return (
    <ConfirmDialogContent
      title={t('entity.leave.title')}
      cancel={t('entity.leave.stay')}
      confirm={t('entity.leave.confirm')}
      keep={isKeptAsDraft() ? { text: t('aside.keepDraft'), onPress: () => onAnswer('leave') } : undefined}
      other={onSave && { text: t('entity.leave.save'), onPress: onSave }}
      onConfirm={() => onAnswer('discard')}
      onCancel={() => onAnswer('stay')}
    >
      {t(write === 'unknown' ? 'changes.leaving.unknown' : question)}
    </ConfirmDialogContent>
  );
};

/** Asks before the user leaves unsaved text, or a save that is under way. */
const LeaveQuestion = (props: LeaveQuestionProps) =>
  props.write === 'underWay' ? <SendingQuestion {...props} /> : <UnsavedQuestion {...props} />;

export default LeaveQuestion;
