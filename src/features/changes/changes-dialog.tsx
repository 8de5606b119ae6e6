import { useId, useMemo } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ChangeList } from './change-list';
import { changesOf } from './changes';
import type { Comparison } from './comparison';

export interface ChangesDialogProps {
  i18n: SectionKey;
  title: string;
  comparison: Comparison;
  onClose: () => void;
}

/** What differs between two states of a record, field by field in the form's own words. */
const ChangesDialog = ({ i18n, title, comparison, onClose }: ChangesDialogProps) => {
  const t = useT();
  const id = useId();
  const changes = useMemo(() => changesOf(i18n, comparison), [i18n, comparison]);
  return (
    <Modal isOpen toggle={onClose} fade={false} size="lg" scrollable labelledBy={id}>
      <ModalHeader tag="h2" id={id} toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {title}
      </ModalHeader>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-labelledby={id} tabIndex={0} data-cy="changes">
        <ChangeList changes={changes} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};

export default ChangesDialog;
