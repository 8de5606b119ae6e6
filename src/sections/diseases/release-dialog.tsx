import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';

interface ReleaseDialogProps {
  onNow: () => void;
  onLater: () => void;
  onCancel: () => void;
}

/** Asks whether readers get the texts with this save or with the next release (R95). */
export const ReleaseDialog = ({ onNow, onLater, onCancel }: ReleaseDialogProps) => {
  const t = useT();
  return (
    <Dialog title={t('diseases.release.title')} onClose={onCancel}>
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
    </Dialog>
  );
};
