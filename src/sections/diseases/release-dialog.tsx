import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

interface ReleaseDialogProps {
  onNow: () => void;
  onLater: () => void;
  onCancel: () => void;
}

/** Asks whether readers get the texts with this save or with the next release (R95). */
export const ReleaseDialog = ({ onNow, onLater, onCancel }: ReleaseDialogProps) => {
  const t = useT();
  return (
    <Modal isOpen toggle={onCancel} fade={false} labelledBy="release-title">
      <ModalHeader tag="h2" id="release-title" toggle={onCancel} closeAriaLabel={t('entity.action.close')}>
        {t('diseases.release.title')}
      </ModalHeader>
      <ModalBody>{t('diseases.release.question')}</ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="releaseLater" onClick={onLater}>
          {t('diseases.release.later')}
        </Button>
        <Button color="primary" data-cy="releaseNow" onClick={onNow}>
          {t('diseases.release.now')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
