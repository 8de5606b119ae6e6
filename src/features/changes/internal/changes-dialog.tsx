import { useMemo } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { ReadingDialog } from 'ui/dialogs/reading-dialog';
import { ChangeList } from '../change-list';
import { changesOf } from '../changes';
import type { Comparison } from '../comparison';

export interface ChangesDialogProps {
  i18n: ListKey;
  title: string;
  comparison: Comparison;
  onClose: () => void;
}

/** What differs between two states of a record, field by field in the words of the form. */
const ChangesDialog = ({ i18n, title, comparison, onClose }: ChangesDialogProps) => {
  const changes = useMemo(() => changesOf(i18n, comparison), [i18n, comparison]);
  return (
    <ReadingDialog title={title} dataCy="changes" onClose={onClose}>
      <ChangeList changes={changes} />
    </ReadingDialog>
  );
};

export default ChangesDialog;
