import { useState } from 'react';
import { useT } from 'core/i18n/use-t';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { saveBeforeLeaving } from 'core/navigation/save-before-leaving';
import type { Navigation } from 'core/navigation/use-navigation';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';

/** Asks before the user leaves unsaved text. If the user stays, or if saving fails, everything remains unchanged. */
export const LeaveDialog = ({ navigation }: { navigation: Navigation }) => {
  const t = useT();
  const [respond, setRespond] = useState<((answer: LeaveAnswer) => void) | null>(null);
  useState(() => navigation.askWith(callback => setRespond(() => callback)));
  if (!respond) return null;
  const close = (answer: LeaveAnswer) => {
    setRespond(null);
    respond(answer);
  };
  const save = saveBeforeLeaving();
  const saveAndLeave = () => {
    setRespond(null);
    save?.(() => respond('saved'));
  };
  return (
    <ConfirmDialog
      title={t('entity.leave.title')}
      cancel={t('entity.leave.stay')}
      confirm={t('entity.leave.confirm')}
      other={save && { text: t('entity.leave.save'), onPress: saveAndLeave }}
      onConfirm={() => close('discard')}
      onCancel={() => close('stay')}
    >
      {t(save ? 'entity.leave.questionSave' : 'entity.leave.question')}
    </ConfirmDialog>
  );
};
