import { useMemo, useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import { ChangeList } from 'features/changes/change-list';
import { changesOf } from 'features/changes/changes';
import { Dialog } from 'ui/dialogs/dialog';

/**
 * Asks whether readers get the texts with this save or with the next release (R95), and shows what changed in them.
 * Enter alone publishes nothing: the focus starts on Cancel.
 */
const ReleaseDialog = ({ name, comparison, onAnswer }: SectionQuestionProps) => {
  const t = useT();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const changes = useMemo(() => (comparison ? changesOf('diseases', comparison) : []), [comparison]);
  const title = t('diseases.release.title', { name });
  return (
    <Dialog
      title={title}
      size="lg"
      scrollable
      onClose={() => onAnswer()}
      autoFocus={false}
      onOpened={() => cancelButton.current?.focus()}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-label={title} tabIndex={0}>
        <p>{t('diseases.release.question')}</p>
        {changes.length > 0 ? (
          <ChangeList changes={changes} />
        ) : (
          <p className="mb-0">{t('diseases.release.unchanged')}</p>
        )}
      </ModalBody>
      <ModalFooter>
        <Button innerRef={cancelButton} color="secondary" outline onClick={() => onAnswer()}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="releaseLater" onClick={() => onAnswer('later')}>
          {t('diseases.release.later')}
        </Button>
        <Button color="primary" data-cy="releaseNow" onClick={() => onAnswer('save')}>
          {t('diseases.release.now')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default ReleaseDialog;
