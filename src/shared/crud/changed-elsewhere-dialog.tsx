import { ChangesButton } from 'shared/changes/changes-button';
import { comparisonOf } from 'shared/changes/comparison';
import { ConfirmDialog } from 'shared/dialogs/confirm-dialog';
import type { SectionKey } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import type { Reread } from './use-reread';

interface ChangedElsewhereDialogProps<T extends object> {
  i18n: SectionKey;
  reread: Pick<Reread<T>, 'theirs' | 'overwrite' | 'dismiss'>;
}

/** Somebody else changed the record since it was opened: shows what, and asks before that is overwritten. */
export const ChangedElsewhereDialog = <T extends object>({ i18n, reread }: ChangedElsewhereDialogProps<T>) => {
  const t = useT();
  const { theirs, overwrite, dismiss } = reread;
  if (!theirs) return null;
  return (
    <ConfirmDialog
      title={t('changes.elsewhere.title')}
      confirm={t('changes.elsewhere.overwrite')}
      onConfirm={overwrite}
      onCancel={dismiss}
    >
      <p>{t('changes.elsewhere.question')}</p>
      <ChangesButton
        i18n={i18n}
        title={t('changes.elsewhere.heading')}
        size="sm"
        compare={() => comparisonOf(theirs.before, theirs.after)}
      >
        {t('changes.elsewhere.show')}
      </ChangesButton>
    </ConfirmDialog>
  );
};
