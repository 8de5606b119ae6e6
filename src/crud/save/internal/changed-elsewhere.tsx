import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Comparison } from 'features/changes/comparison';
import type { WriteResult } from 'records/write-back';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { chunk } from 'ui/layout/screen';
import type { ChangedElsewhereDialogProps } from './changed-elsewhere-dialog';

/** The code that compares texts loads with the dialog, when it is needed. */
const Dialog = chunk<ChangedElsewhereDialogProps>(() => import('./changed-elsewhere-dialog'));

const GoneDialog = ({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) => {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('changes.gone.title')}
      confirm={t('changes.gone.save')}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      {t('changes.gone.question')}
    </ConfirmDialog>
  );
};

/** Why a save asks first: another user deleted the record, or changed it. */
export type Change<T> = Extract<WriteResult<T, unknown, Comparison>, { is: 'gone' | 'changed' }>;

interface ChangedElsewhereProps<T extends object> {
  i18n: ListKey;
  change: Change<T>;
  onSaveMine: () => void;
  onCancel: () => void;
  /** Opens the form again with the record as it is stored, if the form can do so. */
  reopen?: (now: T, keepDraft: boolean) => void;
}

/** Asks what to do if another user changed or deleted the record since it was opened. */
export const ChangedElsewhere = <T extends object>(props: ChangedElsewhereProps<T>) => {
  const { i18n, change, onSaveMine, onCancel, reopen } = props;
  if (change.is === 'gone') return <GoneDialog onSave={onSaveMine} onCancel={onCancel} />;
  const { now, change: comparison } = change;
  return (
    <Dialog
      i18n={i18n}
      comparison={comparison}
      onSaveMine={onSaveMine}
      onTakeTheirs={reopen && (() => reopen(now, false))}
      onKeepDraft={reopen && (() => reopen(now, true))}
      onCancel={onCancel}
    />
  );
};
