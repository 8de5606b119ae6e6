import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { chunk } from 'ui/layout/screen';
import type { ChangedElsewhereDialogProps } from './changed-elsewhere-dialog';
import type { Reread } from './use-reread';

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

interface ChangedElsewhereProps<T extends object> {
  i18n: ListKey;
  reread: Pick<Reread<T>, 'theirs' | 'overwrite' | 'dismiss'>;
  /** Opens the form again with the record as it is stored, if the form can do so. */
  reopen?: (now: T, keepDraft: boolean) => void;
}

/** Asks what to do if another user changed or deleted the record since it was opened. */
export const ChangedElsewhere = <T extends object>({ i18n, reread, reopen }: ChangedElsewhereProps<T>) => {
  const { theirs, overwrite, dismiss } = reread;
  if (!theirs) return null;
  if (!theirs.comparison) return <GoneDialog onSave={overwrite} onCancel={dismiss} />;
  const { now, comparison } = theirs;
  return (
    <Dialog
      i18n={i18n}
      comparison={comparison}
      onSaveMine={overwrite}
      onTakeTheirs={reopen && (() => reopen(now, false))}
      onKeepDraft={reopen && (() => reopen(now, true))}
      onCancel={dismiss}
    />
  );
};
