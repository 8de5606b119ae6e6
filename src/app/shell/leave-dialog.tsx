import { useEffect, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { saveBeforeLeaving } from 'core/navigation/save-before-leaving';
import { useHasUnsavedWork, useLatestWrite } from 'core/navigation/unsaved-work';
import type { Navigation } from 'core/navigation/use-navigation';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';

interface QuestionProps {
  onAnswer: (answer: LeaveAnswer) => void;
  /** Saves the form, or waits for its save, and leaves it then. Undefined if the form cannot be saved. */
  onSave?: () => void;
}

/** Asks before the user leaves a form whose save was sent: it can no longer be discarded. */
const SendingQuestion = ({ onAnswer, onSave }: QuestionProps) => {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('changes.leaving.title')}
      cancel={t('entity.leave.stay')}
      confirm={t('changes.leaving.now')}
      other={onSave && { text: t('changes.leaving.wait'), onPress: onSave }}
      onConfirm={() => onAnswer('leave')}
      onCancel={() => onAnswer('stay')}
    >
      {t('changes.leaving.question')}
    </ConfirmDialog>
  );
};

const UnsavedQuestion = ({ isUnknown, onAnswer, onSave }: QuestionProps & { isUnknown: boolean }) => {
  const t = useT();
  const question = onSave ? 'entity.leave.questionSave' : 'entity.leave.question';
  return (
    <ConfirmDialog
      title={t('entity.leave.title')}
      cancel={t('entity.leave.stay')}
      confirm={t('entity.leave.confirm')}
      other={onSave && { text: t('entity.leave.save'), onPress: onSave }}
      onConfirm={() => onAnswer('discard')}
      onCancel={() => onAnswer('stay')}
    >
      {t(isUnknown ? 'changes.leaving.unknown' : question)}
    </ConfirmDialog>
  );
};

/** Asks before the user leaves unsaved text. If the user stays, or if saving fails, everything remains unchanged. */
export const LeaveDialog = ({ navigation }: { navigation: Navigation }) => {
  const [respond, setRespond] = useState<((answer: LeaveAnswer) => void) | null>(null);
  useState(() => navigation.askWith(callback => setRespond(() => callback)));
  const write = useLatestWrite();
  const isUnsaved = useHasUnsavedWork();
  const onAnswer = (answer: LeaveAnswer) => {
    setRespond(null);
    respond?.(answer);
  };
  // A save has ended well while the question was open: the form shows that.
  useEffect(() => {
    if (respond && !isUnsaved) onAnswer('stay');
  });
  if (!respond) return null;
  const save = saveBeforeLeaving();
  const saveAndLeave = () => {
    setRespond(null);
    save?.(() => respond('saved'));
  };
  const question = { onAnswer, onSave: save && saveAndLeave };
  if (write === 'underWay') return <SendingQuestion {...question} />;
  return <UnsavedQuestion {...question} isUnknown={write === 'unknown'} />;
};
