import { useMemo } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';
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
  const t = useT();
  const changes = useMemo(() => changesOf(i18n, comparison), [i18n, comparison]);
  return (
    <Dialog title={title} onClose={onClose} size="lg" scrollable>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-label={title} tabIndex={0} data-cy="changes">
        <ChangeList changes={changes} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.close')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default ChangesDialog;
