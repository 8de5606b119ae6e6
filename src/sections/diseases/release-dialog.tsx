import { useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';

interface ReleaseDialogProps {
  /** The names of the texts that changed. */
  names: readonly string[];
  onNow: () => void;
  onLater: () => void;
  onCancel: () => void;
}

/** Asks whether readers get the texts with this save or with the next release (R95). */
export const ReleaseDialog = ({ names, onNow, onLater, onCancel }: ReleaseDialogProps) => {
  const t = useT();
  const nowButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('diseases.release.title')}
      onClose={onCancel}
      autoFocus={false}
      onOpened={() => nowButton.current?.focus()}
    >
      <ModalBody>
        <p>{t(names.length > 0 ? 'diseases.release.changed' : 'diseases.release.unchanged')}</p>
        {names.length > 0 && (
          <ul>
            {names.map(name => (
              <li key={name}>{t(keyOf('diseases', 'fields', name))}</li>
            ))}
          </ul>
        )}
        <p className="mb-0">{t('diseases.release.question')}</p>
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="releaseLater" onClick={onLater}>
          {t('diseases.release.later')}
        </Button>
        <Button innerRef={nowButton} color="primary" data-cy="releaseNow" onClick={onNow}>
          {t('diseases.release.now')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
