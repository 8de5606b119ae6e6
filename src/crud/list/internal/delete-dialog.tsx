import { Link } from 'react-router-dom';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { isolated } from 'lib/isolated';
import type { Identified, Named } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { nameOfRow } from 'lib/records/names';
import ConfirmDialogContent, { type ConfirmDialogProps } from 'ui/dialogs/confirm-dialog-content';
import { useUsesAddress } from '../where-used';

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
      {named.map(isolated).join(', ')}
      {records.length > MAX_NAMES && ', …'}
    </p>
  );
};

export interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'isBusy' | 'onConfirm' | 'onCancel'> {
  /** The record. */
  row: Identified;
  uses?: Uses;
  isShared?: boolean;
}

/** Looking where the record is used is no step of the delete: the link leaves the dialog. */
const UsesLink = ({ row }: { row: Identified }) => {
  const t = useT();
  return (
    <p className="mt-3 mb-0">
      <Link to={useUsesAddress(row)}>{t('lists.whereUsed')}</Link>
    </p>
  );
};

/** Asks whether to delete a record, in a dialog titled with its name (R56), and names where it is used. */
const DeleteDialog = ({ row, uses, isShared = false, ...dialog }: DeleteDialogProps) => {
  const t = useT();
  const name = nameOfRow(row);
  return (
    <ConfirmDialogContent title={name} confirm={t('entity.action.delete')} {...dialog}>
      {t('entity.delete.question', { name })}
      {uses && <UsesText {...uses} />}
      {isShared && <UsesLink row={row} />}
    </ConfirmDialogContent>
  );
};

export default DeleteDialog;
