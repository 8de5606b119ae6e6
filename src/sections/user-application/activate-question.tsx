import { useT } from 'core/i18n/use-t';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';

export interface ActivateQuestionProps {
  /** The name of the customer. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether to activate a subscription (R135). */
const ActivateQuestion = ({ name, onConfirm, onCancel }: ActivateQuestionProps) => {
  const t = useT();
  return (
    <ConfirmDialog
      title={name}
      confirm={t('userApplication.activateSubscription')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('userApplication.activateQuestion', { name })}
    </ConfirmDialog>
  );
};

export default ActivateQuestion;
