import { useT } from 'core/i18n/use-t';
import CheckOptionsDialog from 'ui/dialogs/check-options-dialog';

export interface ColumnDialogProps {
  fields: readonly string[];
  shown: readonly string[];
  headerOf: (field: string) => string;
  onShow: (fields: readonly string[]) => void;
  onClose: () => void;
}

/** A dialog to choose which columns of a list are shown; at least one must stay. */
const ColumnDialog = ({ fields, shown, headerOf, onShow, onClose }: ColumnDialogProps) => {
  const t = useT();
  const confirm = (chosen: readonly string[]) => {
    onShow(chosen);
    onClose();
  };
  return (
    <CheckOptionsDialog
      title={t('lists.columns.title')}
      options={fields}
      labelOf={headerOf}
      initial={shown}
      check={chosen => (chosen.length === 0 ? t('lists.columns.oneStays') : undefined)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};

export default ColumnDialog;
