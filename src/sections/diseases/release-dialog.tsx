import { useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import { Dialog } from 'ui/dialogs/dialog';

/** Asks whether readers get the texts of these names with this save or with the next release (R95). */
export const ReleaseDialog = ({ names, onAnswer }: SectionQuestionProps) => {
  const t = useT();
  const nowButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('diseases.release.title')}
      onClose={() => onAnswer()}
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
        <Button color="secondary" outline onClick={() => onAnswer()}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="releaseLater" onClick={() => onAnswer('later')}>
          {t('diseases.release.later')}
        </Button>
        <Button innerRef={nowButton} color="primary" data-cy="releaseNow" onClick={() => onAnswer('save')}>
          {t('diseases.release.now')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
