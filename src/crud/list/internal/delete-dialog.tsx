import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Named } from 'lib/model';
import { formatCount } from 'lib/numbers';
import ConfirmDialogContent, { type ConfirmDialogProps } from 'ui/dialogs/confirm-dialog-content';

/** Other records that contain the record to delete, or that lose it. */
export interface Uses {
  /** What they are to the record. */
  label: MessageKey;
  records: readonly Named[] | undefined;
}

/** At most this many records are named. The count includes all of them. */
const MAX_NAMES = 10;

const UsesText = ({ label, records = [] }: Uses) => {
  const t = useT();
  if (records.length === 0) return null;
  const named = records.slice(0, MAX_NAMES).map(({ name }) => name);
  return (
    <p className="mt-3 mb-0">
      <strong>
        {t(label)} ({formatCount(records.length)}):
      </strong>{' '}
      {named.join(', ')}
      {records.length > MAX_NAMES && ', …'}
    </p>
  );
};

export interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'isBusy' | 'onConfirm' | 'onCancel'> {
  /** The name of the record. */
  name: string;
  uses?: Uses;
}

/** Asks whether to delete a record, in a dialog titled with its name (R56), and names where it is used. */
const DeleteDialog = ({ name, uses, ...dialog }: DeleteDialogProps) => {
  const t = useT();
  return (
    <ConfirmDialogContent title={name} confirm={t('entity.action.delete')} {...dialog}>
      {t('entity.delete.question', { name })}
      {uses && <UsesText {...uses} />}
    </ConfirmDialogContent>
  );
};

export default DeleteDialog;
